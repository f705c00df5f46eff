import { decode, encode, SessionUser } from '@vitrina/contract';
import { authorizationValue, type Credentials } from '@vitrina/rules';
import { atom } from 'jotai';
import { clearDrafts } from './drafts';
import { noteEnded } from './ended';
import { emit } from './events';
import { runPurges } from './purges';
import { isDurable } from './storage/key';
import { removeOwned } from './storage/owned-values';
import { isBehind, noteProgress, noteSignIn, type Progress } from './storage/progress';
import { sealedValue } from './storage/sealed-value';
import { store } from './store';
import { listenToTabs, tellTabs } from './tabs';
import { clearWizard } from './wizard';

/** The signed-in customer, without the credentials, which stay in this module. */
export type Session = Omit<SessionUser, keyof Credentials>;

/**
 * A session as stored: its customer and its progress (its end is set at sign-in, so it also distinguishes sign-ins).
 */
type Kept = Progress & { user: SessionUser };

const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Time to wait for what another tab has stored; it takes milliseconds, unless storage refused it there. */
const PATIENCE_MS = 2_000;
const LOOK_AGAIN_MS = 20;

const stored = sealedValue<Kept>({
  storage: () => localStorage,
  name: 'session',
  write: ({ user, ...progress }) => ({ user: encode(SessionUser, user), ...progress }),
  read(data) {
    const { user, expires, renewals = 0 } = data as Partial<Progress> & { user: unknown; expires: number };
    const isLive = expires > Date.now() && expires <= Date.now() + LIFETIME_MS;
    return isLive ? { user: decode(SessionUser, user), expires, renewals } : null;
  },
});

const kept = atom<Kept | null>(null);

/** The customer's session, null for a guest. Read-only: the API client starts and ends it. */
export const sessionAtom = atom((get): Session | null => {
  const user = get(kept)?.user;
  if (!user) return null;
  const { accessToken: _access, renewalToken: _renewal, ...session } = user;
  return session;
});

const current = () => store.get(kept);

/**
 * Deletes this customer's data: state, wizard and drafts of this tab, values in local storage, and what others registered
 * with `onPurge`. `isLost`: the customer has not left, and goes on with their configuration, which is no personal data.
 */
async function forget(elsewhere: boolean, isLost = false): Promise<void> {
  const ended = current()?.user.id;
  store.set(kept, null);
  if (!isLost) clearWizard();
  clearDrafts();
  removeOwned((customer) => customer === ended);
  emit('signed-out@1', { elsewhere });
  await runPurges();
}

/** Takes over a session; first deletes the data of another customer. */
async function adopt(next: Kept, elsewhere: boolean): Promise<void> {
  const before = current();
  const isOther = before?.user.id !== next.user.id;
  if (before && isOther) await forget(elsewhere);
  store.set(kept, next);
  if (!isOther) return;
  // Of a customer whose session ran out there may be something left.
  removeOwned((customer) => customer !== next.user.id);
  emit('signed-in@1', { name: next.user.displayName });
}

/**
 * Starts the session of a customer whom the server has signed in, for 180 days, in every tab.
 * @throws TypeError for a user who is not signed in yet (the account still needs its one-time password)
 */
export async function startSession(user: SessionUser): Promise<void> {
  if (!user.signedIn || user.personId === undefined) throw new TypeError('The user is not signed in');
  const next = { user, expires: Date.now() + LIFETIME_MS, renewals: 0 };
  await adopt(next, false);
  await stored.save(next);
  await noteSignIn(next.expires);
  tellTabs('changed');
}

let ending: Promise<void> | undefined;

/**
 * Ends the session in all tabs and deletes the customer's data. Concurrent calls are one call. With `isLost` it could not
 * be renewed: this tab keeps its wizard, and says so after the reload.
 */
export function signOut({ isLost = false } = {}): Promise<void> {
  const over = current();
  stored.clear();
  if (isLost) noteEnded();
  ending ??= Promise.all([forget(false, isLost), over && noteProgress({ ...over, renewals: Number.POSITIVE_INFINITY })])
    .then(() => undefined)
    .finally(() => {
      ending = undefined;
    });
  tellTabs('signed-out');
  return ending;
}

/** The Authorization value for the API client; null for a guest. */
export function authorization(): string | null {
  const user = current()?.user;
  return user ? authorizationValue(user) : null;
}

/** The credentials pair, for the two calls whose body carries them (renewal and logout); null for a guest. */
export function credentials(): Credentials | null {
  const user = current()?.user;
  return user ? { accessToken: user.accessToken, renewalToken: user.renewalToken } : null;
}

/** What a renewal may answer besides the credentials: the customer as they are called now. */
type Renewed = Credentials & Partial<Pick<SessionUser, 'name' | 'displayName' | 'email'>>;

/**
 * Replaces the credentials `before` by renewed ones, and the customer's names and e-mail by those of now, and settles once
 * other tabs can read them. False, and nothing is changed, if the session has ended or changed since the renewal began.
 */
export async function replaceCredentials(renewed: Renewed, before: Credentials): Promise<boolean> {
  const session = current();
  if (session?.user.renewalToken !== before.renewalToken) return false;
  const { accessToken, renewalToken, name, displayName, email } = { ...session.user, ...renewed };
  const user = { ...session.user, accessToken, renewalToken, name, displayName, email };
  const next = { ...session, user, renewals: session.renewals + 1 };
  store.set(kept, next);
  await stored.save(next);
  await noteProgress(next);
  tellTabs('changed');
  return true;
}

/** The stored session, once the changes that other tabs have announced can be read. */
async function loadLatest(): Promise<Kept | null> {
  let next = await stored.load();
  for (let waited = 0; waited < PATIENCE_MS && (await isBehind(next)); waited += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    next = await stored.load();
  }
  return next;
}

/** Takes over what other tabs have done to the session: renewed, replaced or ended it. */
export async function syncSession(): Promise<void> {
  // Without a durable key each tab can read only what it wrote itself.
  if (!(await isDurable())) return;
  const before = current();
  const next = await loadLatest();
  if (current() !== before) return; // changed here meanwhile: this tab knows better
  if (next) await adopt(next, true);
  else if (before) await forget(true);
}

/** Another tab has ended the session. If this tab stored it again at that very moment, that is undone. */
async function followSignOut(): Promise<void> {
  const ended = current();
  stored.abandon();
  if (!ended) return;
  await forget(true);
  const left = await stored.load();
  if (left?.expires === ended.expires) stored.clear();
  else if (left) await adopt(left, true);
}

/** Loads the stored session and starts to follow the other tabs. */
export async function hydrateSession(): Promise<void> {
  const before = current();
  const next = await stored.load();
  if (next && current() === before) store.set(kept, next);
  listenToTabs({ changed: () => void syncSession(), 'signed-out': () => void followSignOut() });
}
