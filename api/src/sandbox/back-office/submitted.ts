import { type Actor, parseMoney } from '@vitrina/rules';
import type { StoredEvent } from '../../sales/purchases/change-event';
import { rowIdOf } from '../row-id';

/** In whose name the back office does each change. What customers do they do themselves. */
const ACTORS = {
  analyse: 'lender',
  'approve-request': 'lender',
  'deny-request': 'lender',
  'clear-for-invoice': 'staff',
  invoice: 'staff',
  deliver: 'staff',
  cancel: 'staff',
  'approve-transfer': 'staff',
  'reject-transfer': 'staff',
  'approve-attempt': 'provider',
  'reject-attempt': 'provider',
  'cancel-attempt': 'provider',
  'expire-attempt': 'server',
  reverse: 'staff',
  return: 'staff',
} as const satisfies Partial<Record<StoredEvent['type'], Actor>>;
type Done = keyof typeof ACTORS;

const isDone = (type: string): type is Done => Object.hasOwn(ACTORS, type);
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isRow = (text: string) => rowIdOf(text) !== undefined;

/** The longest reason of a rejection, as the contract's `rejectionReason`. */
export const REASON_LENGTH = 200;

/** A form of the back office: what it asks for, what is wrong with what was typed, or nothing that it offers. */
export type Submitted =
  | { kind: 'change'; event: StoredEvent; actor: Actor }
  | { kind: 'no amount' | 'no reason' | 'not ours' };

const eventOf = (
  type: Done,
  { id = '', of = '', amount = '', reason = '' }: Record<string, string>,
): Exclude<Submitted['kind'], 'change'> | StoredEvent => {
  switch (type) {
    case 'reject-transfer': {
      const said = reason.trim().replace(/\s+/g, ' ');
      if (!isRow(id)) return 'not ours';
      return said.length > 0 && said.length <= REASON_LENGTH ? { type, id, reason: said } : 'no reason';
    }
    case 'reverse':
    case 'return': {
      const cents = parseMoney(amount);
      if (!UUID.test(id) || (type === 'reverse' && !isRow(of))) return 'not ours';
      if (cents === null) return 'no amount';
      return type === 'reverse' ? { type, id, of, amount: cents } : { type, id, amount: cents };
    }
    case 'approve-transfer':
    case 'approve-attempt':
    case 'reject-attempt':
    case 'cancel-attempt':
    case 'expire-attempt':
      return isRow(id) ? { type, id } : 'not ours';
    default:
      return { type };
  }
};

/** Reads a form of the back office. */
export function submittedOf(fields: Record<string, string>): Submitted {
  const { event: type = '' } = fields;
  if (!isDone(type)) return { kind: 'not ours' };
  const event = eventOf(type, fields);
  return typeof event === 'string' ? { kind: event } : { kind: 'change', event, actor: ACTORS[type] };
}
