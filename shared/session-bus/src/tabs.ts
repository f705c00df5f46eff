/** What tabs tell each other. Never the session itself: they read it from encrypted storage. */
type Message = 'changed' | 'signed-out';

const NAME = 'vitrina-session-1';
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
    // Under Node (the tests) an open channel would keep the process from ending.
    if (channel && 'unref' in channel) (channel as BroadcastChannel & { unref(): void }).unref();
  }
  return channel;
}

/** Sends a message to the other tabs of this site. */
export const tellTabs = (message: Message): void => open()?.postMessage(message);

/** Listens to the other tabs, and treats becoming visible as 'changed': a frozen tab has missed messages. */
export function listenToTabs(hear: Record<Message, () => void>): void {
  open()?.addEventListener('message', ({ data }) => {
    if (data === 'changed' || data === 'signed-out') hear[data as Message]();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && hear.changed());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hear.changed());
}
