import { paths, useLocation } from '@vitrina/navigation';
import { useEffect } from 'react';

/** What the link of a mail asks for. */
export type EmailLink = { act: 'confirm' | 'stop'; token: string };

const ACTS = { confirmar: 'confirm', detener: 'stop' } as const;

const fromHash = (hash: string): EmailLink | undefined => {
  const [, word, token] = /^#(confirmar|detener)=(.+)$/.exec(hash) ?? [];
  return word && token ? { act: ACTS[word as keyof typeof ACTS], token } : undefined;
};

/** Any code may have written the state of an entry. */
function fromState(state: unknown): EmailLink | undefined {
  const { act, token } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return (act === 'confirm' || act === 'stop') && typeof token === 'string' ? { act, token } : undefined;
}

/** The router's own state of an entry, which holds a page's under `usr`. Past the router: this is no arrival at a page. */
const write = (usr: EmailLink | null) =>
  window.history.replaceState({ ...window.history.state, usr }, '', paths.emailChange());

/** Forgets the link: it was used, or is good for nothing. */
export const forgetLink = (): void => write(null);

/**
 * The link that was opened. Its token leaves the address at once, so that no history, report or shared screen holds it; the
 * entry's state keeps it over a reload until it is used.
 */
export function useEmailLink(): EmailLink | undefined {
  const location = useLocation();
  useEffect(() => {
    const link = fromHash(location.hash);
    if (link) write(link);
  }, [location]);
  return fromHash(location.hash) ?? fromState(location.state);
}
