import { cents } from '@vitrina/contract';
import {
  canBePaidNow,
  changePurchase,
  decideQuotation,
  type FinancingRequest,
  FREED_QUOTATION,
  figuresOf,
  newCashPurchase,
  newFinancingRequest,
  type Purchase,
  REQUEST_STATUSES,
  requestFlags,
  resumeChoice,
  settledWord,
} from './index';

const cash = { isCredit: false, isDecided: false };
const credit = { isCredit: true, isDecided: false };
const request = (status: FinancingRequest['status'], answered = false): FinancingRequest => ({
  ...newFinancingRequest(cents(500)),
  status,
  answered,
});

test('the decision succeeds when nothing is missing, twice without a change, and only in the form of the quotation', () => {
  expect(decideQuotation(cash, 'cash', [])).toEqual({ kind: 'decided' });
  expect(decideQuotation({ ...cash, isDecided: true }, 'cash', ['Referencias'])).toEqual({ kind: 'known' });
  expect(decideQuotation(credit, 'credit', ['Referencias'])).toEqual({
    kind: 'refused',
    message: 'Completa el formulario Referencias',
  });
  const changed = { kind: 'refused', message: 'Esta cotización cambió de forma de compra' };
  expect([decideQuotation(credit, 'cash', []), decideQuotation(cash, 'credit', [])]).toEqual([changed, changed]);
  expect(decideQuotation({ ...credit, isDecided: true }, 'cash', [])).toEqual(changed);
});

test('a quotation that is free again can be decided in either form, as a new one', () => {
  expect(decideQuotation(FREED_QUOTATION, 'cash', [])).toEqual({ kind: 'decided' });
  expect(decideQuotation({ ...FREED_QUOTATION, isCredit: true }, 'credit', [])).toEqual({ kind: 'decided' });
});

test('can be paid now: decided, and for credit accepted', () => {
  const decided = { ...credit, isDecided: true };
  expect(REQUEST_STATUSES.filter((status) => canBePaidNow(decided, request(status)))).toEqual([
    'ACEPTADA',
    'APROBADO FACTURAR',
  ]);
  expect(canBePaidNow({ ...cash, isDecided: true }, newCashPurchase(cents(500)))).toBe(true);
  expect([canBePaidNow(cash, newCashPurchase(cents(500))), canBePaidNow(decided, undefined)]).toEqual([false, false]);
});

test('the flags of a request', () => {
  const flags = (status: FinancingRequest['status'], answered = false) => {
    const { isApproved, isAnswered, hasDetail } = requestFlags(request(status, answered));
    return [isApproved, isAnswered, hasDetail];
  };
  expect(flags('ENVIADA')).toEqual([false, false, false]);
  expect(flags('NEGADO')).toEqual([false, false, false]);
  expect(flags('APROBADA')).toEqual([true, false, false]);
  expect(flags('ACEPTADA', true)).toEqual([true, true, true]);
  expect(flags('RECHAZADA', true)).toEqual([true, true, false]);
  // An offer that was cancelled before its answer offers no buttons.
  expect(flags('CANCELADO')).toEqual([false, false, false]);
});

test("'Entrada pagada' shows while a settled request waits for staff", () => {
  const register = { type: 'register', id: 't', method: 'bankTransfer', amount: cents(500) } as const;
  const pending = changePurchase(request('ACEPTADA', true), register, 'customer').purchase as FinancingRequest;
  const paid = changePurchase(pending, { type: 'approve-transfer', id: 't' }, 'staff').purchase as FinancingRequest;
  const cleared = changePurchase(paid, { type: 'clear-for-invoice' }, 'staff').purchase as FinancingRequest;
  expect([pending, paid, cleared].map(settledWord)).toEqual([undefined, 'Entrada pagada', undefined]);
  expect(cleared.status).toBe('APROBADO FACTURAR');
  expect(changePurchase(pending, { type: 'clear-for-invoice' }, 'staff').answer).toEqual({
    kind: 'refused',
    reason: 'not settled',
  });
});

test('a kept choice goes on after the declaration unless it is above the balance, and is cut after a credit application', () => {
  const choice = (amount?: number) =>
    ({ method: 'bankTransfer', attempt: 'a', amount: amount === undefined ? undefined : cents(amount) }) as const;
  const at = (purchase: Purchase) => ({ kind: purchase.kind, balance: figuresOf(purchase).balance });
  const purchase = at(newCashPurchase(cents(500)));
  expect(resumeChoice(choice(500), purchase)).toEqual({ goesOn: true, amount: 500 });
  expect(resumeChoice(choice(501), purchase)).toEqual({ goesOn: false, amount: 500, reason: 'above the balance' });
  expect(resumeChoice(choice(9_000), at(request('ACEPTADA', true)))).toEqual({ goesOn: false, amount: 500 });
  expect(resumeChoice(choice(9_000), at(request('ENVIADA')))).toEqual({ goesOn: false, amount: 9_000 });
  expect(resumeChoice(choice(), purchase)).toEqual({ goesOn: false, amount: undefined });
});
