import { Button, Callout, hiddenClass } from '@vitrina/ui';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import css from './more.module.css';
import type { MoreRows } from './use-pages';

export type MoreProps = {
  more: MoreRows;
  /** As the end of a sentence: 'más cotizaciones' ('No pudimos cargar más cotizaciones'). */
  what: string;
  /** The element whose children are the rows: 'Ver más' leads the focus to the first new one. */
  rows: RefObject<HTMLElement | null>;
};

/** Near is half a window away. */
const NEAR = { rootMargin: '50% 0px' };

/**
 * Below a list by pages: asks for the next page when the end comes near, and by 'Ver más'. A page that fails is told
 * here, with 'Reintentar', and the rows before it stay.
 */
export function More({ more, what, rows }: MoreProps) {
  const { isLeft, isComing, hasFailed, ask } = more;
  const end = useRef<HTMLDivElement>(null);
  /** Rows when 'Ver más' was pressed, until its answer is there. */
  const pressedAt = useRef<number>(undefined);
  const onNear = useEffectEvent(ask);

  const waits = isLeft && !isComing && !hasFailed;
  useEffect(() => {
    if (!waits || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), NEAR);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits]);

  // After each render: an answer may come so soon that none shows the wait for it.
  useEffect(() => {
    const from = pressedAt.current;
    const list = rows.current;
    if (from === undefined || isComing || !list) return;
    if (isLeft && !hasFailed && list.children.length === from) return;
    pressedAt.current = undefined;
    if (!hasFailed) focusRow(list, from);
  });

  const press = () => {
    pressedAt.current = rows.current?.children.length;
    ask();
  };
  return (
    <>
      <output className={hiddenClass}>{isComing ? `Cargando ${what}` : ''}</output>
      {isLeft && (
        <div ref={end} className={css.more}>
          {hasFailed && <Callout tone="danger" title={`No pudimos cargar ${what}`} />}
          <Button variant="secondary" busy={isComing} onClick={press}>
            {hasFailed ? 'Reintentar' : 'Ver más'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The row at a position, or the last one where none was added. */
function focusRow(list: HTMLElement, position: number) {
  const row = (list.children[position] ?? list.lastElementChild) as HTMLElement | null;
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}
