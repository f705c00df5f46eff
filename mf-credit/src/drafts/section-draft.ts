import { type ApplicationDraft, MOST_OF_DRAFT } from '@vitrina/contract';
import type { Draft, DraftStanding } from '../application/section-props';
import { isConflict, mayRecover } from './failures';
import { keptHere, valuesOf } from './kept';
import { outbox } from './outbox';

type Values = Record<string, unknown>;
type Typed = { values: Values; text: string };

export type SectionDraftParts = {
  /** Its name in this tab's storage. */
  place: string;
  /** What the server has. */
  server: ApplicationDraft | undefined;
  send(draft: { revision: number; values: string }): Promise<{ revision: number }>;
  /** What the server has now. */
  read(): Promise<ApplicationDraft | undefined>;
  /** Another window's text stands for this one's: the section is shown anew. */
  onReplaced(): void;
  /** The customer has signed out: nothing is sent any more. */
  isOver(): boolean;
};

export type SectionDraft = Required<Draft> & {
  /** The sub-tab was saved: what was typed is no draft any more. */
  saved(revision: number): void;
  /** The server's draft as it was read now. */
  follow(server: ApplicationDraft | undefined): void;
  /** The wizard is left: what waits is sent at once. Goes on when it is shown again. */
  leave(): void;
  stay(): void;
};

/**
 * The draft of one sub-tab: in this tab at once, on the server 2 s after the last key. Each is sent with the revision that
 * it was typed on, so that the server refuses one that another window has overtaken (docs/adr/0084): then both are kept
 * until the customer chooses.
 */
export function sectionDraft(parts: SectionDraftParts): SectionDraft {
  const { send, read, onReplaced, isOver } = parts;
  const here = keptHere(parts.place);
  const listeners = new Set<() => void>();
  let standing: DraftStanding = { is: 'idle' };
  /** The newest that this window knows of the server's. */
  let revision = parts.server?.revision ?? 0;
  let theirs = parts.server?.values;
  let theirsAt = Date.parse(parts.server?.savedAt ?? '');
  /** What was typed last, and whether it has still to be sent. */
  let last: Typed | undefined;
  let isUnsent = false;
  /** A section that is about to be shown anew must not write what it showed. */
  let isDropped = false;

  const stand = (next: DraftStanding) => {
    standing = next;
    for (const changed of listeners) changed();
  };
  const keep = () => last && here.save({ values: last.values, revision, isSent: !isUnsent });
  const follows = (server: ApplicationDraft | undefined) => {
    revision = server?.revision ?? revision;
    theirs = server?.values;
    theirsAt = Date.parse(server?.savedAt ?? '');
  };
  const post = outbox<Typed, { revision: number }>({
    next() {
      if (!last || !isUnsent || standing.is === 'conflict' || isOver()) return undefined;
      if (last.text.length <= MOST_OF_DRAFT) return last;
      stand({ is: 'refused' });
      return undefined;
    },
    send: ({ text: values }) => send({ revision, values }),
    onSent(sent, answer) {
      revision = answer.revision;
      theirs = sent.text;
      theirsAt = Date.now();
      isUnsent = last !== sent;
      keep();
      stand(isUnsent ? { is: 'typed' } : { is: 'stored', at: theirsAt });
    },
    onFailed(error) {
      const isRetried = !isConflict(error) && mayRecover(error);
      stand({ is: isConflict(error) ? 'conflict' : isRetried ? 'waiting' : 'refused' });
      return isRetried;
    },
    hasMore: () => isUnsent && standing.is === 'typed',
  });
  const begin = () => {
    post.begin();
    last = undefined;
    isUnsent = false;
  };

  /** What is kept here and on the server, when the section is shown: the newer one, or the typed one and a question. */
  async function load() {
    isDropped = false;
    const kept = await here.load();
    const values = valuesOf(theirs);
    const isSame = kept !== null && JSON.stringify(kept.values) === theirs;
    if (!kept || isSame || (kept.isSent && kept.revision < revision)) {
      if (kept && !isSame) here.clear();
      if (values) last = { values, text: theirs as string };
      stand(values ? { is: 'stored', at: theirsAt } : { is: 'idle' });
      return values && { values };
    }
    last = { values: kept.values, text: JSON.stringify(kept.values) };
    isUnsent = !kept.isSent;
    if (isUnsent && kept.revision < revision) stand({ is: 'conflict' });
    else {
      revision = kept.revision;
      stand(isUnsent ? { is: 'typed' } : { is: 'stored', at: Date.now() });
      if (isUnsent) post.schedule();
    }
    return { values: kept.values };
  }

  return {
    load,
    save(values, isAsSaved = false) {
      if (isDropped) return;
      const text = JSON.stringify(values);
      if (isAsSaved && theirs === undefined && !post.isSending() && standing.is !== 'conflict') {
        begin();
        here.clear();
        return stand({ is: 'idle' });
      }
      const isKnown = text === theirs && !post.isSending() && standing.is !== 'conflict';
      last = { values, text };
      isUnsent = !isKnown;
      keep();
      if (isKnown) return stand({ is: 'stored', at: theirsAt });
      if (standing.is === 'conflict') return;
      stand(standing.is === 'waiting' ? standing : { is: 'typed' });
      post.schedule();
    },
    forget() {
      begin();
      here.clear();
      stand({ is: 'idle' });
    },
    hold() {
      post.hold(true);
      return async (hasFailed) => {
        // Of the calls of one save the first may have gone through: the server's draft is gone then, and newer.
        if (hasFailed && last) {
          const found = await read().catch(() => undefined);
          if (found && found.values === undefined && found.revision > revision) {
            follows(found);
            isUnsent = true;
          }
        }
        post.hold(false);
        if (isUnsent) post.schedule();
      };
    },
    standing: {
      get: () => standing,
      subscribe(changed) {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    },
    async keepMine() {
      follows(await read());
      isUnsent = true;
      keep();
      stand({ is: 'typed' });
      await post.flush();
    },
    async takeOther() {
      follows(await read());
      begin();
      isDropped = true;
      here.clear();
      stand({ is: 'idle' });
      onReplaced();
    },
    saved(now) {
      begin();
      revision = now;
      theirs = undefined;
      stand({ is: 'idle' });
    },
    follow(server) {
      if (!server || server.revision <= revision || post.isSending() || post.isHeld()) return;
      if (isUnsent && server.values !== last?.text) return stand({ is: 'conflict' });
      const isNews = server.values !== theirs;
      follows(server);
      if (!isNews) return;
      begin();
      isDropped = true;
      here.clear();
      onReplaced();
    },
    leave: () => post.leave(true),
    stay: () => post.leave(false),
  };
}
