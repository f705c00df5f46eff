import { type ReactNode, useSyncExternalStore } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigateOptions,
  Router,
  type To,
} from 'react-router-dom';

/**
 * The one history of the document. react-router's history takes a single listener, so this module is that
 * listener and fans out to every root; the package must therefore be a federation singleton.
 * `v5Compat` makes push and replace notify too, not only the browser's back and forward.
 */
export const history: ReturnType<typeof createBrowserHistory> = createBrowserHistory({ v5Compat: true });

let current = { location: history.location, action: history.action };
const listeners = new Set<() => void>();

history.listen(({ location, action }) => {
  current = { location, action };
  for (const listener of [...listeners]) listener();
});

const read = () => current;
/** Calls back after every change of the address. Returns a function that unsubscribes. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The router every root (shell and each remote page) wraps itself in: all see the same location object. */
export function SharedRouter({ basename, children }: { basename?: string; children: ReactNode }) {
  const { location, action } = useSyncExternalStore(subscribe, read, read);
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

/** Navigates from outside React (after a call, from a toast). `state` survives a reload of that entry. */
export function navigate(to: To, options: Pick<NavigateOptions, 'replace' | 'state'> = {}): void {
  history[options.replace ? 'replace' : 'push'](to, options.state);
}
