import { type Notice, notify, onSent, withdraw } from '@vitrina/session-bus';

/** What one thing says that can go wrong, until it is mended. */
export type Complaint = {
  /** Says it instead of what was said before. */
  say(notice: Notice): void;
  /** It is mended: withdraws what was said. */
  mended(): void;
  /** Tries: withdraws what the last try said, and takes over every error and warning that is sent during this one. */
  during<T>(attempt: () => Promise<T>): Promise<T>;
};

/** A place for what one form or button says when it fails. */
export function complaint(): Complaint {
  const said: Notice[] = [];
  const mended = () => said.splice(0).forEach(withdraw);
  return {
    mended,
    say(notice) {
      mended();
      said.push(notice);
      notify(notice);
    },
    async during(attempt) {
      mended();
      const unsubscribe = onSent((notice) => {
        if (notice.kind === 'error' || notice.kind === 'warning') said.push(notice);
      });
      try {
        return await attempt();
      } finally {
        unsubscribe();
      }
    },
  };
}
