/** Counts the presses of keys and pointers, and remembers the control pressed last. */
export function pressCounter() {
  let count = 0;
  let last: Element | null = null;
  const note = ({ target }: Event) => {
    count += 1;
    last = target instanceof Element ? target.closest('a, button, input, select, textarea, label, summary') : null;
  };
  const types = ['pointerdown', 'keydown'] as const;
  return {
    count: () => count,
    last: () => (last?.isConnected ? last : null),
    /** Counts from now on. Returns a function that stops it. */
    watch() {
      for (const type of types) addEventListener(type, note, true);
      return () => {
        for (const type of types) removeEventListener(type, note, true);
      };
    },
  };
}
