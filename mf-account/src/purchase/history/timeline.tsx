import type { PurchaseEvent } from '@vitrina/contract';
import { formatDate } from '@vitrina/rules';
import { Button } from '@vitrina/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { eventWords } from './event-words';
import css from './timeline.module.css';

/** Shown at first: the side is for a glance. */
const FIRST = 6;

/** What has happened, newest first. What this build does not know is told by the status that it led to, else left out. */
export function Timeline({ events, isRequest }: { events: readonly PurchaseEvent[]; isRequest: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const title = useId();
  const list = useRef<HTMLOListElement>(null);
  // The button is gone: the focus goes to the first step that came.
  useEffect(() => {
    if (isWhole) (list.current?.children[FIRST] as HTMLElement | undefined)?.focus();
  }, [isWhole]);
  const known = events.flatMap((event, position) => {
    const words = eventWords(event, isRequest);
    return words || event.status ? [{ ...event, words, key: events.length - position }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={title} className={css.timeline}>
      <h2 id={title} className={css.title}>
        Historial
      </h2>
      <ol ref={list} className={css.events}>
        {known.slice(0, isWhole ? undefined : FIRST).map(({ key, words, at, status }) => (
          <li key={key} tabIndex={-1} className={css.event}>
            {words && <span className={css.words}>{words}</span>}
            {status && <span className={css.status}>{status}</span>}
            <time dateTime={at} className={css.at}>
              {formatDate(at)}
            </time>
          </li>
        ))}
      </ol>
      {!isWhole && known.length > FIRST && (
        <Button variant="quiet" size="s" onClick={() => setWhole(true)}>
          {`Ver los ${known.length} pasos`}
        </Button>
      )}
    </section>
  );
}
