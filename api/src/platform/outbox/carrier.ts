import type { Rendered } from './rendered';

/** Takes a message to one recipient. Rejects when it could not be handed over. */
export type Carrier = (recipient: string, message: Rendered) => Promise<void>;

/** What a server answered instead of taking a message, without personal data. */
export class CarrierRefusal extends Error {
  /** Whether trying again is in vain. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.name = 'CarrierRefusal';
    this.isFinal = isFinal;
  }
}

/** Longest wait for a server, in milliseconds: a message that waits longer is tried again. */
export const PATIENCE_MS = 20_000;
