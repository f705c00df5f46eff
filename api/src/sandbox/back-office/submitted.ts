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

/** A form of the back office: what it asks for, what is wrong with its amount, or nothing that it offers. */
export type Submitted =
  | { kind: 'change'; event: StoredEvent; actor: Actor }
  | { kind: 'no amount' }
  | { kind: 'not ours' };

const eventOf = (
  type: Done,
  { id = '', of = '' }: Record<string, string>,
  amount: string,
): Submitted['kind'] | StoredEvent => {
  switch (type) {
    case 'reverse':
    case 'return': {
      const cents = parseMoney(amount);
      if (!UUID.test(id) || (type === 'reverse' && !isRow(of))) return 'not ours';
      if (cents === null) return 'no amount';
      return type === 'reverse' ? { type, id, of, amount: cents } : { type, id, amount: cents };
    }
    case 'approve-transfer':
    case 'reject-transfer':
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
  const { event: type = '', amount = '' } = fields;
  if (!isDone(type)) return { kind: 'not ours' };
  const event = eventOf(type, fields, amount);
  if (typeof event !== 'string') return { kind: 'change', event, actor: ACTORS[type] };
  return { kind: event === 'no amount' ? 'no amount' : 'not ours' };
}
