import { type Definition, PREFIX, type SealedValue, sealedValue } from './sealed-value';

const OWNED = 'customer:';

/**
 * A value in local storage that belongs to one customer: returns the value of a customer, the same one for the same id.
 * When a session ends it is removed, whether or not the code that stored it is loaded.
 */
export function ownedValue<T>({
  name,
  ...codec
}: Omit<Definition<T>, 'storage'>): (customer: number) => SealedValue<T> {
  const values = new Map<number, SealedValue<T>>();
  return (customer) => {
    const found =
      values.get(customer) ??
      sealedValue<T>({ ...codec, storage: () => localStorage, name: `${OWNED}${customer}:${name}` });
    values.set(customer, found);
    return found;
  };
}

/** Removes the values of the customers for whom `isTheirs` holds. */
export function removeOwned(isTheirs: (customer: number) => boolean): void {
  try {
    for (const place of Object.keys(localStorage)) {
      if (!place.startsWith(PREFIX + OWNED)) continue;
      if (isTheirs(Number.parseInt(place.slice((PREFIX + OWNED).length), 10))) localStorage.removeItem(place);
    }
  } catch {
    // Blocked storage holds nothing.
  }
}
