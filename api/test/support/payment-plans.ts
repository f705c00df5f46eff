import { type Cents, cents } from '@vitrina/contract';
import fc from 'fast-check';
import { TOTAL } from './card-payments';

/** A card payment, and what its provider makes of it: at once, when everything else is over (`late`), or never (`left`). */
interface CardPlan {
  readonly does: 'card';
  readonly provider: 'p2p' | 'payme';
  readonly amount: Cents;
  readonly clicks: number;
  readonly end: 'approved' | 'denied' | 'late' | 'left';
  /** How often the provider tells of the end. */
  readonly told: number;
  readonly isChecked: boolean;
  readonly isReversed: boolean;
}

/** A transfer, and who decides on it; with several, they do so at the same moment. */
interface TransferPlan {
  readonly does: 'transfer';
  readonly amount: Cents;
  readonly clicks: number;
  readonly deciders: readonly ('approve-transfer' | 'reject-transfer' | 'withdraw')[];
}

/** What happens to one purchase. */
export type Plan = readonly (CardPlan | TransferPlan)[];

const amount = fc.constantFrom(cents(TOTAL / 2), cents(TOTAL / 4));
const clicks = fc.integer({ min: 1, max: 3 });
const aCard: fc.Arbitrary<CardPlan> = fc.record({
  ...{ does: fc.constant('card' as const), provider: fc.constantFrom('p2p', 'p2p', 'payme'), amount, clicks },
  end: fc.constantFrom('approved', 'approved', 'approved', 'denied', 'late', 'left'),
  ...{ told: fc.nat(2), isChecked: fc.boolean(), isReversed: fc.constantFrom(false, false, false, true) },
});
const aTransfer: fc.Arbitrary<TransferPlan> = fc.record({
  ...{ does: fc.constant('transfer' as const), amount, clicks },
  deciders: fc.constantFrom<TransferPlan['deciders'][]>(
    ['approve-transfer'],
    ['approve-transfer', 'approve-transfer'],
    ['reject-transfer'],
    ['withdraw', 'withdraw'],
    ['approve-transfer', 'withdraw'],
    ['approve-transfer', 'reject-transfer', 'withdraw'],
    [],
  ),
});
/** Fewer attempts than a purchase may have open. */
const aPlan: fc.Arbitrary<Plan> = fc.array(fc.oneof(aCard, aTransfer), { minLength: 3, maxLength: 4 });

const card = { does: 'card', clicks: 2, told: 1, isChecked: false, isReversed: false } as const;
const approved = { does: 'transfer', amount: cents(TOTAL), clicks: 2, deciders: ['approve-transfer'] } as const;
/** What a run by chance may miss: paid twice over, still open at p2p, reversed after all was paid. */
const EXAMPLES: readonly Plan[] = [
  [{ ...card, provider: 'payme', amount: cents(TOTAL), end: 'late' }, approved],
  [{ ...card, provider: 'p2p', amount: cents(TOTAL), end: 'left' }],
  [{ ...card, provider: 'p2p', amount: cents(TOTAL), end: 'approved', isReversed: true }],
];

/** Every random choice of a run, by its seed, after the examples. @param kills after how many answers each kill comes */
export const plansOf = (seed: number, { purchases, kills }: { purchases: number; kills: number }) => ({
  plans: [...EXAMPLES, ...fc.sample(aPlan, { seed, numRuns: purchases - EXAMPLES.length })],
  kills: fc.sample(fc.record({ answers: fc.integer({ min: 20, max: 90 }), ms: fc.nat(50) }), { seed, numRuns: kills }),
});
