import { pauseAfter } from './failures';

/** With the 400 ms that the form waits for a pause, 2 s after the last key. */
export const SEND_AFTER_MS = 1_600;

export type OutboxParts<Item, Answer> = {
  /** What is to be sent; undefined for nothing. */
  next(): Item | undefined;
  send(item: Item): Promise<Answer>;
  onSent(item: Item, answer: Answer): void;
  /** @returns whether it is tried again by itself */
  onFailed(error: unknown): boolean;
  /** Something was typed while another was on its way. */
  hasMore(): boolean;
};

/** Sends what is typed after a pause, one after another, and again after a failure, each time later. */
export function outbox<Item, Answer>({ next, send, onSent, onFailed, hasMore }: OutboxParts<Item, Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isHeld = false;
  let isLeaving = false;
  /** Answers to what was sent in an earlier one are of no interest. */
  let round = 0;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = (ms = isLeaving ? 0 : SEND_AFTER_MS) => {
    cancel();
    timer = setTimeout(flush, ms);
  };

  async function flush() {
    cancel();
    const item = isSending || isHeld ? undefined : next();
    if (item === undefined) return;
    const ofRound = round;
    isSending = true;
    try {
      const answer = await send(item);
      if (ofRound !== round) return;
      failures = 0;
      onSent(item, answer);
    } catch (error) {
      if (ofRound === round && !isHeld && onFailed(error)) schedule(pauseAfter(++failures));
    } finally {
      isSending = false;
      if (timer === undefined && hasMore()) schedule();
    }
  }

  return {
    schedule: () => schedule(),
    flush,
    isSending: () => isSending,
    /** Nothing begins to be sent, and what fails meanwhile is not told. */
    isHeld: () => isHeld,
    hold(isOn: boolean) {
      isHeld = isOn;
    },
    /** From now on what is typed is sent at once; or after a pause again. */
    leave(isOn: boolean) {
      isLeaving = isOn;
      if (isOn) void flush();
    },
    /** What was to be sent, or was sent, does not count any more. */
    begin() {
      round += 1;
      failures = 0;
      cancel();
    },
  };
}
