/**
 * What a history entry of a wizard step carries beside its address.
 * `own`: the wizard of this tab wrote the address, so that coming back to it keeps later choices; an address without the
 * mark (a pasted link) is restored. `destination`: the step that a link asked for, on its way through step 2.
 */
export type StepState = { own?: true; destination?: 3 | 4 };

/** Reads the state of an entry, which may be anybody's; what is not understood is absent. */
export function readStepState(state: unknown): StepState {
  const { own, destination } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return {
    ...(own === true && { own }),
    ...((destination === 3 || destination === 4) && { destination }),
  };
}
