import { currentVisit } from '@vitrina/navigation';
import type { Notice } from '@vitrina/session-bus';
import type { DialogSlot } from './dialog-slot';

/** A notice on the board. */
export type Posted = {
  readonly notice: Notice;
  /** Of what shows it: a notice of the same words that is still shown is renewed, not repeated. */
  readonly key: number;
  /** Where it stands in a dialog; null for a toast. */
  readonly slot: DialogSlot;
  /** Whether a screen reader has heard it. */
  readonly isHeard: boolean;
  /** Whether its page is still open. */
  readonly isHere: () => boolean;
  readonly isForNextPage: boolean;
  /** How often the customer had pressed anything when it came. */
  readonly presses: number;
};

type Circumstances = {
  slot(): DialogSlot;
  /** How often the customer has pressed anything. */
  presses(): number;
};

const saysTheSame = (one: Notice, other: Notice) => one.kind === other.kind && one.text === other.text;

/**
 * Every notice that the customer should see now, and where: each is a toast, or stands in a dialog if one was open when
 * it came. It goes when it is withdrawn, its page is left, or its dialog is.
 */
export function noticeBoard(now: Circumstances) {
  let all: readonly Posted[] = [];
  let serial = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Posted[]) => {
    if (next.length === all.length && next.every((posted, index) => posted === all[index])) return;
    all = next;
    for (const listener of [...listeners]) listener();
  };

  /** After dialogs have opened or closed: stays, follows into the dialog or onto the page, or goes. */
  const settled = (posted: Posted, slot: DialogSlot): Posted[] => {
    // The program opened or closed the dialog of its own accord; else the customer has read it and gone on.
    const isFresh = posted.presses === now.presses();
    // A dialog that came over a toast is about it. Another key: the toast that goes does not take it along.
    const isCovered = posted.slot === null && slot instanceof HTMLElement && isFresh;
    if (isCovered) return [{ ...posted, slot, key: ++serial, isHeard: true }];
    if (posted.slot === null || posted.slot === slot) return [posted];
    const isAwaited = posted.slot === 'reopening' && slot !== null;
    if (!isAwaited && !isFresh && !posted.notice.action) return [];
    return [{ ...posted, slot, presses: now.presses() }];
  };

  return {
    all: () => all,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    post(notice: Notice) {
      const slot = now.slot();
      const twin = slot === null && all.find((posted) => posted.slot === null && saysTheSame(posted.notice, notice));
      const posted = {
        notice,
        slot,
        key: twin ? twin.key : ++serial,
        isHeard: false,
        isHere: currentVisit(),
        isForNextPage: notice.forNextPage === true,
        presses: now.presses(),
      };
      // In a dialog the latest one is what counts.
      set([...all.filter((other) => slot === null || other.slot === null || other.notice.action), posted]);
    },
    withdraw(notice: Notice) {
      set(all.filter((posted) => posted.notice !== notice));
    },
    /** It has been closed, or its time is over. */
    remove(key: number) {
      set(all.filter((posted) => posted.key !== key));
    },
    hear(key: number) {
      set(all.map((posted) => (posted.key === key && !posted.isHeard ? { ...posted, isHeard: true } : posted)));
    },
    /** The dialogs have changed. */
    settle(slot: DialogSlot) {
      set(all.flatMap((posted) => settled(posted, slot)));
    },
    /** The customer may be on another page. */
    move() {
      set(
        all.flatMap((posted) => {
          if (posted.isHere()) return [posted];
          return posted.isForNextPage ? [{ ...posted, isForNextPage: false, isHere: currentVisit() }] : [];
        }),
      );
    },
  };
}

export type NoticeBoard = ReturnType<typeof noticeBoard>;

/** An error or a warning interrupts a screen reader; other notices do not. */
export const roleOf = ({ kind }: Notice): 'alert' | 'status' =>
  kind === 'error' || kind === 'warning' ? 'alert' : 'status';
