import { get, set, type UseStore, update } from 'idb-keyval';
import { isDurable, keyStore } from './key';

/**
 * How far a session has come: which sign-in it is, by its end (epoch milliseconds), and how often it has been renewed
 * since; Infinity once it is over.
 *
 * Noted in IndexedDB because local storage reaches the process of another tab some time after it was written, and a Web
 * Lock may get there before it; what IndexedDB has committed is there for every tab.
 */
export type Progress = { expires: number; renewals: number };

const PLACE = 'session';

/** Without a durable key no tab can read what another one stored, so there is nothing to wait for. */
async function inDatabase<T>(work: (database: UseStore) => Promise<T>): Promise<T | undefined> {
  if (!(await isDurable())) return undefined;
  return work(keyStore()).catch(() => undefined);
}

/** Records for all tabs that a session begins. Never rejects. */
export const noteSignIn = (expires: number): Promise<void> =>
  inDatabase((database) => set(PLACE, { expires, renewals: 0 } satisfies Progress, database));

/**
 * Records for all tabs the progress of a session, unless it is already further or another one has begun. Never rejects.
 */
export const noteProgress = ({ expires, renewals }: Progress): Promise<void> =>
  inDatabase((database) =>
    update<Progress>(
      PLACE,
      (noted) => (noted && (noted.expires !== expires || noted.renewals >= renewals) ? noted : { expires, renewals }),
      database,
    ),
  );

/** Whether a tab has renewed, ended or replaced the session since this progress, or begun one (null: a guest's). */
export async function isBehind(session: Progress | null): Promise<boolean> {
  const noted = await inDatabase((database) => get<Progress>(PLACE, database));
  if (!noted) return false;
  if (!session) return noted.renewals !== Number.POSITIVE_INFINITY && noted.expires > Date.now();
  return noted.expires !== session.expires || noted.renewals > session.renewals;
}
