import { notify } from '@vitrina/session-bus';

/** Says 'Redirigiendo' until the document is gone; one that the browser brings back from its cache says it no longer. */
export function tellRedirect(): void {
  const withdraw = notify({ kind: 'info', text: 'Redirigiendo' });
  const back = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    removeEventListener('pageshow', back);
    withdraw();
  };
  addEventListener('pageshow', back);
}
