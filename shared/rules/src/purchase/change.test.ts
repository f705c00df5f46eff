import { cents } from '@vitrina/contract';
import {
  type Actor,
  changePurchase,
  figuresOf,
  isCorrected,
  newCashPurchase,
  noteOf,
  type Purchase,
  type PurchaseEvent,
} from './index';

const receipt = { bankId: 1, number: 'AB-12' };
const transfer = (id: string, amount: number, changes: object = {}): PurchaseEvent => ({
  ...{ type: 'register', id, method: 'bankTransfer', amount: cents(amount) },
  ...changes,
});
const card = (id: string, amount: number): PurchaseEvent => ({
  ...{ type: 'open-attempt', id, provider: 'p2p', amount: cents(amount) },
});
const after = (...steps: [PurchaseEvent, Actor][]): Purchase =>
  steps.reduce<Purchase>((purchase, step) => changePurchase(purchase, ...step).purchase, newCashPurchase(cents(1_000)));

test('a reversal reopens the balance and tells the buyer; after the invoice the status stays and the back office is alerted', () => {
  const paid = after([card('c', 1_000), 'customer'], [{ type: 'approve-attempt', id: 'c' }, 'provider']);
  const reversal: PurchaseEvent = { type: 'reverse', id: 'v', of: 'card/c', amount: cents(400) };
  const first = changePurchase(paid, reversal, 'provider');
  expect([first.purchase.status, first.effects]).toEqual(['EN PROCESO', ['tell balance reopened']]);
  const row = first.purchase.payments[1];
  expect(row).toMatchObject({ kind: 'reversal', amount: -400, status: 'CANCELADO', of: 'card/c' });
  expect(first.purchase.payments.map((payment) => [payment.status, noteOf(payment, first.purchase.payments)])).toEqual([
    ['PROCESADO', 'Reversado'],
    ['CANCELADO', undefined],
  ]);
  const invoiced = changePurchase(paid, { type: 'invoice' }, 'staff').purchase;
  const late = changePurchase(invoiced, reversal, 'provider');
  expect([late.purchase.status, late.effects]).toEqual(['FACTURADA', ['tell balance reopened', 'alert back office']]);
});

test('a receipt number is refused while another payment holds it, here or at another customer, by bank', () => {
  const first = after([transfer('a', 100, { receipt }), 'customer']);
  const same = transfer('b', 100, { receipt: { bankId: 1, number: ' ab-12 ' } });
  const inUse = { kind: 'refused', reason: 'receipt in use' };
  expect(changePurchase(first, same, 'customer').answer).toEqual(inUse);
  const otherBank = transfer('b', 100, { receipt: { ...receipt, bankId: 2 } });
  expect(changePurchase(first, otherBank, 'customer').answer).toEqual({ kind: 'applied' });
  expect(changePurchase(first, otherBank, 'customer', ({ bankId }) => bankId === 2).answer).toEqual(inUse);
  const rejected = changePurchase(first, { type: 'reject-transfer', id: 'a' }, 'staff').purchase;
  expect(changePurchase(rejected, same, 'customer').answer).toEqual({ kind: 'applied' });
});

test('a part that the provider approved is paid, and the rest stays reserved until the session ends', () => {
  const part = { type: 'approve-part', id: 'c', reference: 'x', amount: cents(300) } as const;
  const open = after([card('c', 1_000), 'customer'], [part, 'provider']);
  expect(figuresOf(open)).toMatchObject({ paid: 300, reserved: 700, balance: 700, free: 0 });
  const ended = changePurchase(open, { type: 'cancel-attempt', id: 'c' }, 'provider').purchase;
  expect(figuresOf(ended)).toMatchObject({ paid: 300, reserved: 0, balance: 700, free: 700 });
  const whole = changePurchase(open, { type: 'approve-attempt', id: 'c', reference: 'y' }, 'provider').purchase;
  expect(figuresOf(whole)).toMatchObject({ paid: 1_000, reserved: 0, settled: true });
});

test('a new payment may use what is free beside an open attempt, and the conflict names the oldest open one', () => {
  const open = after([card('c', 300), 'customer'], [card('d', 300), 'customer']);
  expect(changePurchase(open, transfer('a', 400), 'customer').answer).toEqual({ kind: 'applied' });
  expect(changePurchase(open, transfer('a', 401), 'customer').answer).toEqual({ kind: 'conflict', attempt: 'c' });
  const cancelled = changePurchase(open, { type: 'cancel-attempt', id: 'c' }, 'provider').purchase;
  expect(changePurchase(cancelled, transfer('a', 701), 'customer').answer).toEqual({ kind: 'conflict', attempt: 'd' });
});

test('the newest choice is kept, and the create that succeeds uses it up', () => {
  const choice = { method: 'card', provider: 'p2p', amount: cents(500), attempt: 'c' } as const;
  const kept = after(
    [{ type: 'keep-choice', choice: { method: 'bankDeposit', attempt: 'b' } }, 'customer'],
    [{ type: 'keep-choice', choice }, 'customer'],
  );
  expect(kept.choice).toEqual(choice);
  expect(changePurchase(kept, card('c', 1_001), 'customer').purchase.choice).toEqual(choice);
  const opened = changePurchase(kept, card('c', 500), 'customer').purchase;
  expect(opened).not.toHaveProperty('choice');
  expect(changePurchase(opened, card('c', 500), 'customer').answer).toEqual({ kind: 'known' });
});

test('a rejected payment is corrected by a new row, once; nothing else is', () => {
  const pending = after([transfer('a', 600, { receipt }), 'customer']);
  const correction = transfer('b', 600, { receipt, corrects: 'a' });
  // The balance is checked later: a pending payment cannot be corrected, whatever the amount.
  expect(changePurchase(pending, correction, 'customer').answer).toEqual({ kind: 'refused', reason: 'not rejected' });
  const rejected = changePurchase(pending, { type: 'reject-transfer', id: 'a', reason: 'x' }, 'staff').purchase;
  const corrected = changePurchase(rejected, correction, 'customer').purchase;
  expect(corrected.payments.map((payment) => [payment.corrects, isCorrected(payment, corrected.payments)])).toEqual([
    [undefined, true],
    ['a', false],
  ]);
  const again = transfer('c', 1, { corrects: 'a' });
  expect(changePurchase(corrected, again, 'customer').answer).toEqual({ kind: 'refused', reason: 'corrected before' });
  expect(changePurchase(corrected, transfer('c', 1, { corrects: 'z' }), 'customer').answer).toEqual({
    kind: 'refused',
    reason: 'not found',
  });
});

test('a choice is not kept for what has ended, and another payer is another choice', () => {
  const choice = { method: 'card', provider: 'p2p', amount: cents(500), attempt: 'c', payer: 'Ana' } as const;
  const kept = after([{ type: 'keep-choice', choice }, 'customer']);
  const keep = (purchase: Purchase, payer: string) =>
    changePurchase(purchase, { type: 'keep-choice', choice: { ...choice, payer } }, 'customer');
  expect(keep(kept, 'Ana').answer).toEqual({ kind: 'known' });
  expect(keep(kept, 'Luis').purchase.choice?.payer).toBe('Luis');
  const ended = changePurchase(kept, { type: 'cancel' }, 'staff').purchase;
  expect(keep(ended, 'Luis').answer).toEqual({ kind: 'refused', reason: 'not now' });
});

test('nobody does what is another’s', () => {
  const pending = after([transfer('a', 100), 'customer'], [card('c', 100), 'customer']);
  const wrong: [PurchaseEvent, Actor][] = [
    [transfer('b', 1), 'staff'],
    [{ type: 'approve-transfer', id: 'a' }, 'customer'],
    [{ type: 'withdraw', id: 'a' }, 'staff'],
    [{ type: 'approve-attempt', id: 'c' }, 'customer'],
    [{ type: 'expire-attempt', id: 'c' }, 'provider'],
    [{ type: 'cancel' }, 'customer'],
    [{ type: 'return', id: 'r', amount: cents(1) }, 'provider'],
    [{ type: 'keep-choice', choice: { method: 'bankDeposit', attempt: 'b' } }, 'staff'],
  ];
  for (const step of wrong)
    expect([step, changePurchase(pending, ...step).answer]).toEqual([step, { kind: 'refused', reason: 'not allowed' }]);
});
