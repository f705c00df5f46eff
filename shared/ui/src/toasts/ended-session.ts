import { emit, endedAt, forgetEnded, notify, on, sessionAtom, store } from '@vitrina/session-bus';

/** Tells a customer whose session could not be renewed, after the reload, and offers to go on where they were. */
export function tellEndedSession(): void {
  const returnTo = endedAt();
  if (returnTo === null) return;
  forgetEnded();
  // Signed in again in another tab before this one had reloaded.
  if (store.get(sessionAtom)) return;
  const withdraw = notify({
    kind: 'warning',
    text: 'Tu sesión ha terminado. Inicia sesión para continuar donde estabas.',
    action: { label: 'Iniciar sesión', run: () => emit('sign-in-requested@1', { returnTo }) },
  });
  const unsubscribe = on('signed-in@1', () => {
    unsubscribe();
    withdraw();
  });
}
