import { decode, encode, PaymentChoice, Quotation } from '@vitrina/contract';
import { hydrate, on, onPurge, ownedValue, sessionAtom, store } from '@vitrina/session-bus';
import { atom } from 'jotai';

/**
 * A purchase that the customer is working on: what is bought and the chosen payment, until that payment has started.
 */
export type PurchaseInHand = {
  /** the negotiation: the `id` in every address and call of the purchase */
  id: number;
  quotation: Quotation;
  choice?: PaymentChoice;
};

type KeptPurchase = { id: number; quotation: unknown; choice?: unknown };

/** Tabs with different purchases do not evict each other's. */
const MAX_KEPT = 5;
const NONE: readonly PurchaseInHand[] = [];

const storedOf = ownedValue<readonly PurchaseInHand[]>({
  name: 'purchases',
  write: (purchases) =>
    purchases.map(
      ({ id, quotation, choice }): KeptPurchase => ({
        id,
        quotation: encode(Quotation, quotation),
        choice: choice && encode(PaymentChoice, choice),
      }),
    ),
  read: (data) =>
    (data as KeptPurchase[]).map(
      ({ id, quotation, choice }): PurchaseInHand => ({
        id,
        quotation: decode(Quotation, quotation),
        ...(choice !== undefined && { choice: decode(PaymentChoice, choice) }),
      }),
    ),
});

type Kept = { customer: number; purchases: readonly PurchaseInHand[] };
const kept = atom<Kept | null>(null);
const customer = () => store.get(sessionAtom)?.id;

/**
 * The purchases in hand, latest first; none for a guest, nor those of another customer. They only save a call: the
 * server has each by its `id`, and its copy is passed to `holdPurchase` as soon as it has answered.
 */
export const purchasesAtom = atom((get): readonly PurchaseInHand[] => {
  const held = get(kept);
  return held && held.customer === get(sessionAtom)?.id ? held.purchases : NONE;
});

function update(change: (purchases: readonly PurchaseInHand[]) => PurchaseInHand[]): void {
  const owner = customer();
  if (owner === undefined) return;
  const purchases = change(store.get(purchasesAtom)).slice(0, MAX_KEPT);
  store.set(kept, { customer: owner, purchases });
  void storedOf(owner).save(purchases);
}

const newest = (one?: PaymentChoice, other?: PaymentChoice) =>
  one && other ? (Date.parse(one.chosenAt) >= Date.parse(other.chosenAt) ? one : other) : (one ?? other);

/**
 * Adds or updates a purchase in hand: the quotation is taken from the given copy, the choice from the newer of the two.
 * A copy without a choice keeps the local one. Does nothing for a guest.
 */
export function holdPurchase({ id, quotation, choice }: PurchaseInHand): void {
  update((purchases) => {
    const chosen = newest(choice, purchases.find((held) => held.id === id)?.choice);
    return [{ id, quotation, ...(chosen && { choice: chosen }) }, ...purchases.filter((held) => held.id !== id)];
  });
}

const replaceChoice = (id: number, choose: (held: PurchaseInHand) => PaymentChoice | undefined) =>
  update((purchases) =>
    purchases.map((held) => {
      if (held.id !== id) return held;
      const { choice: _before, ...rest } = held;
      const choice = choose(held);
      return choice ? { ...rest, choice } : rest;
    }),
  );

/** Stores the chosen payment of a purchase in hand, replacing an earlier choice. */
export const choosePayment = (id: number, choice: PaymentChoice): void => replaceChoice(id, () => choice);

/** The payment of a choice has started: the choice is removed. A choice made since then stays. */
export const endChoice = (id: number, attempt: string): void =>
  replaceChoice(id, ({ choice }) => (choice?.attempt === attempt ? undefined : choice));

/** Takes over what is stored for this customer. */
async function takeUp(): Promise<void> {
  const owner = customer();
  if (owner === undefined) return;
  const before = store.get(kept);
  const purchases = await storedOf(owner).load();
  // Changed here meanwhile: this tab knows better.
  if (store.get(kept) === before && customer() === owner) store.set(kept, purchases && { customer: owner, purchases });
}

onPurge(() => {
  const ended = store.get(kept)?.customer;
  store.set(kept, null);
  // Stops what is still being written.
  if (ended !== undefined) storedOf(ended).clear();
});
on('signed-in@1', () => void takeUp());
// Other tabs get this event once their storage shows the change; a frozen tab misses it.
addEventListener('storage', ({ key }) => {
  const owner = customer();
  if (owner !== undefined && key === storedOf(owner).place) void takeUp();
});
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void takeUp());

/** Settles when the stored purchases have been loaded; a page that reads them before may miss one. Never rejects. */
export const purchasesLoaded: Promise<void> = hydrate().then(takeUp);
