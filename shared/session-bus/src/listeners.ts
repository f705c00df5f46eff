/** A list of listeners; one that throws does not keep the others from being called. */
export function listeners<T>() {
  const all = new Set<{ listener: (value: T) => unknown }>();
  return {
    /** Adds a listener. Returns a function that unsubscribes. */
    add(listener: (value: T) => unknown): () => void {
      const entry = { listener };
      all.add(entry);
      return () => void all.delete(entry);
    },
    /** Calls every listener and returns how many there were. */
    call(value: T): number {
      for (const { listener } of [...all]) {
        try {
          listener(value);
        } catch (error) {
          console.error(error);
        }
      }
      return all.size;
    },
  };
}
