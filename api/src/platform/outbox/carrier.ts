/** Delivers a message to one recipient. Rejects if it could not be delivered. */
export type Carrier<Message> = (recipient: string, message: Message) => Promise<void>;

/** A server's refusal of a message, without personal data. */
export class CarrierRefusal extends Error {
  /** Whether a retry is useless. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'CarrierRefusal';
    this.isFinal = isFinal;
  }
}

/** Time limit for a server, in milliseconds: a message that takes longer is retried. */
export const PATIENCE_MS = 20_000;
