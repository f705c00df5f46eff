import { paths, useLocation } from '@vitrina/navigation';
import { useEffect } from 'react';

/** An upload link as this tab holds it. */
export type UploadLink = {
  token: string;
  /** Drawn for this tab: the link belongs to the first that opens it. */
  browser: string;
};

const drawn = new Map<string, string>();

/** A version 4 UUID, also where the page is not served securely and has no `randomUUID`. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** One id for each link of this document: rendering twice opens a link once. */
function browserOf(token: string): string {
  const id = drawn.get(token) ?? newId();
  drawn.set(token, id);
  return id;
}

const fromHash = (hash: string): UploadLink | undefined => {
  const [, token] = /^#subir=(.+)$/.exec(hash) ?? [];
  return token ? { token, browser: browserOf(token) } : undefined;
};

/** Any code may have written the state of an entry. */
function fromState(state: unknown): UploadLink | undefined {
  const { token, browser } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return typeof token === 'string' && typeof browser === 'string' ? { token, browser } : undefined;
}

/** The router's own state of an entry, which holds a page's under `usr`. Past the router: this is no arrival at a page. */
const write = (usr: UploadLink | null) =>
  window.history.replaceState({ ...window.history.state, usr }, '', paths.documentUpload());

/** Forgets the link: it is good for nothing any more. */
export const forgetLink = (): void => write(null);

/**
 * The link that was opened. Its token leaves the address at once, so that no history, report or shared screen holds it; the
 * entry's state keeps it, with the tab's id, over a reload: telephones reload a page whose camera took the memory.
 */
export function useUploadLink(): UploadLink | undefined {
  const location = useLocation();
  useEffect(() => {
    const link = fromHash(location.hash);
    if (link) write(link);
  }, [location]);
  return fromHash(location.hash) ?? fromState(location.state);
}
