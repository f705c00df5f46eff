import { TOTAL } from './card-payments';
import type { FakeProviders } from './fake-providers';

/** What customer and staff know of a transfer: what they were answered. */
export interface KnownTransfer {
  readonly amount: number;
  state: 'PE' | 'PROCESADO' | 'RE' | 'CANCELADO';
}

/** What the strangers know of a purchase: the customer, the staff and, by the references that the customer has, the providers. */
export interface Ledger {
  readonly id: number;
  /** Ids of p2p's sessions whose address the customer has. */
  readonly sessions: Set<string>;
  /** Numbers of payme's operations whose form the customer has. */
  readonly operations: Set<string>;
  readonly transfers: KnownTransfer[];
}

export const newLedger = (id: number): Ledger => ({ id, sessions: new Set(), operations: new Set(), transfers: [] });

type Row = readonly [amount: number, status: string];
const sum = (rows: readonly Row[]) => rows.reduce((all, [amount]) => all + amount, 0);
const chargeRows = (amount: number, isReversed: boolean): Row[] =>
  isReversed
    ? [
        [amount, 'PROCESADO'],
        [-amount, 'CANCELADO'],
      ]
    : [[amount, 'PROCESADO']];
const centsIn = (dollars: string) => Math.round(Number(dollars) * 100);

/** The payments that a purchase must have: nothing of the shop is asked, neither its rows nor its rules. */
export function rowsBy({ sessions, operations, transfers }: Ledger, fake: FakeProviders): Row[] {
  const p2p = [...sessions].flatMap((id) => {
    const session = fake.sessions.get(id);
    if (session?.status !== 'APPROVED') return [];
    return chargeRows(centsIn(session.total), session.payment[0]?.refunded === true);
  });
  const payme = [...operations].flatMap((number) => {
    const { result = '', purchaseAmount = '' } = fake.operations.get(number) ?? {};
    return result === '3' || result === '4' ? chargeRows(Number(purchaseAmount), result === '4') : [];
  });
  return [...p2p, ...payme, ...transfers.map(({ amount, state }): Row => [amount, state])];
}

/** The figures of purchase.md, section 3, by the same. Of payme's nothing is open: each operation was decided on. */
export function figuresBy(ledger: Ledger, fake: FakeProviders) {
  const rows = rowsBy(ledger, fake);
  const pending = sum(rows.filter(([, status]) => status === 'PE'));
  const paid = sum(rows.filter(([amount, status]) => status === 'PROCESADO' || amount < 0));
  const open = [...ledger.sessions].filter((id) => fake.sessions.get(id)?.status === 'PENDING');
  const reserved = open.reduce((all, id) => all + centsIn(fake.sessions.get(id)?.total ?? ''), 0);
  const balance = Math.max(0, TOTAL - paid - pending);
  const settled = balance === 0 && pending === 0 && reserved === 0;
  return {
    ...{ paid, pending, reserved, balance, settled },
    free: Math.max(0, balance - reserved),
    toReturn: Math.max(0, paid - TOTAL),
    status: settled ? 'PAGADA' : 'EN PROCESO',
  };
}
