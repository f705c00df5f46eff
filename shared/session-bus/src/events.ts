import { listeners } from './listeners';

/**
 * Events between remotes and shell, by name and version. A remote built for version 1 keeps receiving it: a changed
 * payload gets a new name with the next number, and is emitted in addition to the old one for as long as old builds are
 * live.
 */
export interface BusEvents {
  /** somebody wants the sign-in dialog; the shell opens it, and `returnTo` is where it leads afterwards */
  'sign-in-requested@1': { returnTo?: string };
  /** a customer has signed in, here or in another tab */
  'signed-in@1': { name: string };
  /** the session has ended, here or in another tab */
  'signed-out@1': { elsewhere: boolean };
}

type Event<K extends keyof BusEvents = keyof BusEvents> = { [N in K]: { name: N; detail: BusEvents[N] } }[K];

const all = listeners<Event>();

/** Emits an event to all listeners in this tab. */
export const emit = <K extends keyof BusEvents>(name: K, detail: BusEvents[K]): void => {
  all.call({ name, detail } as Event);
};

/** Listens to one event. Returns a function that unsubscribes. */
export const on = <K extends keyof BusEvents>(name: K, listener: (detail: BusEvents[K]) => void): (() => void) =>
  all.add((event) => {
    if (event.name === name) listener(event.detail as BusEvents[K]);
  });
