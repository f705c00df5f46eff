/**
 * The state of a wizard step's history entry. `own`: this tab's wizard wrote the address, so that coming back to it
 * keeps later choices; an address without the mark (a pasted link) is restored. `destination`: the step that a link
 * asks for, on its way through step 2.
 */
export type StepState = { own?: true; destination?: 3 | 4 };

/** Reads the state of an entry, which any code may have written; anything unknown is absent. */
export function readStepState(state: unknown): StepState {
  const { own, destination } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return {
    ...(own === true && { own }),
    ...((destination === 3 || destination === 4) && { destination }),
  };
}
