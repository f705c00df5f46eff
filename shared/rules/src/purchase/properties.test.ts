import fc from 'fast-check';
import { receiptKey } from './guards';
import { changePurchase, endedWithoutSale, figuresOf, holdsReceipt, type Purchase } from './index';
import { type Sent, sent, started } from './machine.fixture';
import { ATTEMPT_MACHINE, type Machine, NEW, PAYMENT_MACHINE, PURCHASE_MACHINE, REQUEST_MACHINE } from './machines';

const runs = (check: (before: Purchase, step: Sent, after: ReturnType<typeof changePurchase>) => void) =>
  fc.assert(
    fc.property(started, fc.array(sent, { maxLength: 30 }), (start, steps) => {
      let purchase = start;
      for (const step of steps) {
        const outcome = changePurchase(purchase, ...step);
        check(purchase, step, outcome);
        purchase = outcome.purchase;
      }
    }),
    { numRuns: 300 },
  );

test('the amounts of a purchase agree, whatever happens to it', () => {
  runs((_before, _step, { purchase }) => {
    const { payments } = purchase;
    const figures = figuresOf(purchase);
    const { paid, pending, reserved, balance, free, toReturn, totalEntered, inConfirmation, settled } = figures;
    const total =
      purchase.status === 'CANCELADO' ? 0 : purchase.kind === 'cash' ? purchase.total : purchase.downPayment;
    const sum = (rows: typeof payments) => rows.reduce((all, { amount }) => all + amount, 0);
    expect(pending).toBe(sum(payments.filter(({ status }) => status === 'PE')));
    expect(paid).toBe(sum(payments.filter(({ status, kind }) => status === 'PROCESADO' || kind === 'reversal')));
    expect(totalEntered).toBe(paid + pending);
    expect(inConfirmation).toBe(pending + reserved);
    for (const amount of [pending, reserved, toReturn]) expect(amount).toBeGreaterThanOrEqual(0);
    if (balance === undefined || free === undefined) {
      expect([balance, free, settled, figures.stepper, figures.continueButton]).toEqual([
        undefined,
        undefined,
        false,
        undefined,
        undefined,
      ]);
    } else {
      expect(balance).toBe(Math.max(0, total - paid - pending));
      expect(free).toBe(Math.max(0, balance - reserved));
      expect(free).toBeLessThanOrEqual(balance);
      expect(toReturn).toBe(Math.max(0, paid - total));
      if (!payments.some(({ kind }) => kind === 'return')) expect(balance).toBeLessThanOrEqual(total);
    }
  });
});

test('a cash purchase is PAGADA exactly while it is settled and not invoiced', () => {
  runs((_before, _step, { purchase }) => {
    if (purchase.status === 'PAGADA') expect(figuresOf(purchase).settled).toBe(true);
    if (purchase.status === 'EN PROCESO') expect(figuresOf(purchase).settled).toBe(false);
    if (purchase.status === 'CANCELADO') expect(figuresOf(purchase).settled).toBe(false);
  });
});

test('an event that was applied changes nothing when it comes again', () => {
  runs((_before, step, { purchase, answer }) => {
    if (answer.kind !== 'applied') return;
    const again = changePurchase(purchase, ...step);
    expect([step, again.answer.kind === 'applied', again.effects]).toEqual([step, false, []]);
    expect(again.purchase).toBe(purchase);
  });
});

test('what is not applied leaves the purchase as it is', () => {
  runs((before, _step, { purchase, answer, effects }) => {
    if (answer.kind === 'applied') expect(purchase).not.toBe(before);
    else expect([purchase === before, effects]).toEqual([true, []]);
  });
});

test('rows are only added, and their amounts stay', () => {
  runs((before, _step, { purchase }) => {
    for (const [index, row] of before.payments.entries()) {
      expect(purchase.payments[index]).toEqual({ ...row, status: purchase.payments[index]?.status });
    }
    for (const [index, attempt] of before.attempts.entries()) {
      expect(purchase.attempts[index]).toEqual({ ...attempt, status: purchase.attempts[index]?.status });
    }
    expect(new Set(purchase.payments.map(({ id }) => id)).size).toBe(purchase.payments.length);
    expect(new Set(purchase.attempts.map(({ id }) => id)).size).toBe(purchase.attempts.length);
  });
});

/** Whether a machine has an arrow between two states for this actor; the server may follow the money after any event. */
const hasArrow = (machine: Machine<string>, from: string, to: string, actor: string) =>
  machine.some(
    (arrow) =>
      arrow.from.includes(from) && arrow.to === to && (arrow.by.some((by) => by === actor) || arrow.by[0] === 'server'),
  );

test('every change of a state is an arrow of its table, by an actor who may', () => {
  const see = (machine: Machine<string>, from: string, to: string, step: Sent) => {
    if (from !== to) expect([from, to, step, hasArrow(machine, from, to, step[1])]).toEqual([from, to, step, true]);
  };
  runs((before, step, { purchase }) => {
    see(purchase.kind === 'cash' ? PURCHASE_MACHINE : REQUEST_MACHINE, before.status, purchase.status, step);
    for (const [index, { status }] of purchase.payments.entries())
      see(PAYMENT_MACHINE, before.payments[index]?.status ?? NEW, status, step);
    for (const [index, { status }] of purchase.attempts.entries())
      see(ATTEMPT_MACHINE, before.attempts[index]?.status ?? NEW, status, step);
  });
});

test('what has ended stays so', () => {
  const ENDS = ['ENTREGADA', 'CANCELADO', 'RECHAZADA', 'NEGADO'];
  runs((before, _step, { purchase, effects }) => {
    if (ENDS.includes(before.status)) expect(purchase.status).toBe(before.status);
    const ends = !endedWithoutSale(before.status) && endedWithoutSale(purchase.status);
    expect(effects.includes('free quotation')).toBe(ends);
  });
});

test('an approval of an attempt counts from any state, once', () => {
  runs((before, [event, actor], { purchase, answer }) => {
    if (event.type !== 'approve-attempt' && event.type !== 'approve-part') return;
    const attempt = before.attempts.find(({ id }) => id === event.id);
    if (actor !== 'provider' || !attempt || (event.amount !== undefined && event.amount <= 0)) return;
    const charge = (all: Purchase) =>
      all.payments.filter(({ attempt: of, reference }) => of === event.id && reference === event.reference);
    const approved = before.payments.filter(({ attempt: of }) => of === event.id);
    const rest = attempt.amount - approved.reduce((sum, { amount }) => sum + amount, 0);
    const isNew = charge(before).length === 0 && (event.amount ?? rest) > 0;
    expect(figuresOf(purchase).paid - figuresOf(before).paid).toBe(isNew ? (event.amount ?? rest) : 0);
    if (isNew) expect(answer).toEqual({ kind: 'applied' });
  });
});

test('a new payment is never above what is free, and a conflict names an attempt that is open', () => {
  runs((before, [event, actor], { answer }) => {
    if ((event.type !== 'register' && event.type !== 'open-attempt') || actor !== 'customer') return;
    const { balance, free } = figuresOf(before);
    if (answer.kind === 'applied') {
      expect(event.amount).toBeGreaterThan(0);
      expect(event.amount).toBeLessThanOrEqual(free ?? 0);
    }
    if (answer.kind === 'conflict') {
      expect(event.amount > (free ?? 0) && event.amount <= (balance ?? 0)).toBe(true);
      expect(before.attempts.find(({ id }) => id === answer.attempt)?.status).toBe('PENDIENTE');
    }
  });
});

test('no more is reversed of a payment than it was, nor returned than is to be returned', () => {
  runs((before, [event], { purchase, answer }) => {
    for (const payment of purchase.payments) {
      const back = purchase.payments.filter(({ of }) => of === payment.id);
      if (back.length === 0) continue;
      expect(payment.status).toBe('PROCESADO');
      expect(back.reduce((sum, { amount }) => sum - amount, 0)).toBeLessThanOrEqual(payment.amount);
    }
    if (event.type === 'return' && answer.kind === 'applied') {
      expect(event.amount).toBeLessThanOrEqual(figuresOf(before).toReturn);
    }
  });
});

test('a receipt number is in use once by bank, and free again when its payment is rejected or withdrawn', () => {
  runs((_before, _step, { purchase }) => {
    const held = purchase.payments.flatMap((payment) =>
      payment.receipt && holdsReceipt(payment) ? receiptKey(payment.receipt) : [],
    );
    expect(new Set(held).size).toBe(held.length);
  });
});

test('only a rejected payment is corrected, and once', () => {
  runs((before, [event], { purchase, answer }) => {
    const corrected = purchase.payments.flatMap(({ corrects }) => corrects ?? []);
    expect(new Set(corrected).size).toBe(corrected.length);
    if (event.type !== 'register' || event.corrects === undefined || answer.kind !== 'applied') return;
    expect(before.payments.find(({ id }) => id === event.corrects)?.status).toBe('RE');
  });
});

test('p2p is never released by time, and a choice is used up by the create that succeeds', () => {
  runs((before, [event], { purchase, answer }) => {
    for (const { provider, status } of purchase.attempts) if (provider === 'p2p') expect(status).not.toBe('EXPIRADO');
    const creates = event.type === 'register' || event.type === 'open-attempt';
    if (creates && answer.kind === 'applied') expect(purchase.choice).toBeUndefined();
    else if (event.type !== 'keep-choice') expect(purchase.choice).toEqual(before.choice);
  });
});
