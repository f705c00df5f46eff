import type { Kysely } from 'kysely';
import type { Channel, Database } from '../database/schema';
import { TooManyRequests } from '../http/errors';
import { attempt, type Limit, minutesInWords } from '../limits/attempts';
import { mailboxOf } from '../limits/mailbox';
import { networkOf } from '../limits/network';
import { channelsOf, type MessageKind } from './message';

/** The recipient of a message. */
export interface Recipient {
  email: string;
  phone: string;
}

/** Kept to this file. */
const counted = Symbol('counted');

/** Leave to send one message of a kind; only `admit` gives it, so that every message is counted. */
export interface Admission<Content extends object> {
  readonly kind: MessageKind<Content>;
  /** Where it may go: not to a mailbox or telephone that has had too many. */
  readonly to: readonly { channel: Channel; recipient: string }[];
  /** Minutes until one that has had too many may have another; 0 if none has. */
  readonly wait: number;
  readonly [counted]: true;
}

const MINUTES = 60;

/**
 * Counts a message against its mailbox and its telephone, by the kind's limits, whoever asks for it: at most so many an
 * hour that one address asks for, so that no stranger uses up what its owner needs, and at most so many from all
 * addresses. Before the transaction that sends it, because concurrent ones would not see each other's count.
 * @param address of who asks
 */
export async function admit<Content extends object>(
  database: Kysely<Database>,
  kind: MessageKind<Content>,
  { email, phone }: Recipient,
  address: string,
): Promise<Admission<Content>> {
  const to: { channel: Channel; recipient: string }[] = [];
  let wait = 0;
  for (const channel of channelsOf(kind)) {
    const counts: [Limit, string][] = [
      [
        { purpose: `${kind.name} by ${channel} from one`, max: kind.perHour.fromOne, minutes: MINUTES },
        networkOf(address),
      ],
      [{ purpose: `${kind.name} by ${channel}`, max: kind.perHour.fromAll, minutes: MINUTES }, ''],
    ];
    const subject = channel === 'mail' ? mailboxOf(email) : phone;
    let over = 0;
    for (const [limit, from] of counts) if (over === 0) over = await attempt(database, limit, `${subject} ${from}`);
    if (over === 0) to.push({ channel, recipient: channel === 'mail' ? email : phone });
    else wait = wait === 0 ? over : Math.min(wait, over);
  }
  return { kind, to, wait, [counted]: true };
}

/** Checks that a message which somebody waits for may go anywhere. @throws TooManyMessages if it may not */
export function needAdmission({ kind, to, wait }: Admission<object>): void {
  if (to.length === 0) throw new TooManyMessages(channelsOf(kind), wait);
}

/** The mailbox, and the telephone if the message also goes there, have had too many messages. */
class TooManyMessages extends TooManyRequests {
  constructor(channels: readonly Channel[], minutes: number) {
    const places = channels.includes('sms') ? 'este correo electrónico y a este celular' : 'este correo electrónico';
    super(minutes * 60, minutesInWords(minutes), `Ya enviamos varios mensajes a ${places}`);
  }
}
