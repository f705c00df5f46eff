import { type history, navigate, paths, useLocation } from '@vitrina/navigation';
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

const write = (state: EmailLink | null) => navigate(paths.emailChange(), { replace: true, state });

/** Forgets the link: it was used, or is good for nothing. */
export const forgetLink = (): void => write(null);

/**
 * The link that was opened. Its token leaves the address at once, so that no history, report or shared screen holds it; the
 * entry's state keeps it over a reload until it is used.
 */
export function useEmailLink(): EmailLink | undefined {
  const { hash, state }: Pick<typeof history.location, 'hash' | 'state'> = useLocation();
  const arrived = fromHash(hash);
  useEffect(() => {
    const link = fromHash(hash);
    if (link) write(link);
  }, [hash]);
  return arrived ?? fromState(state);
}
