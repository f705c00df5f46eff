import { live } from '@vitrina/api-client/live';
import { type Purchase, purchases } from '@vitrina/contract';
import { EmptyList, QueryState } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { ButtonLink, type RecordColumn, RecordTable } from '@vitrina/ui';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { More } from '../../lists/more';
import { usePages } from '../../lists/use-pages';
import { DataAge } from '../live/data-age';
import { News } from '../live/news';
import { carOf } from '../purchase-facts';
import { ListSkeleton } from './list-skeleton';

export type PurchaseListProps<Row extends Purchase> = {
  /** Tells the rows of this list's kind. */
  isOfKind(purchase: Purchase): purchase is Row;
  kind: Row['kind'];
  hasEnded: boolean;
  /** With its article, as the end of a sentence: 'tus compras'. */
  what: string;
  caption: string;
  columns: readonly RecordColumn<Row>[];
  /** Below 'No existen registros': how one comes to be here. */
  empty: string;
  /** What stands above the rows, also without any. It is about all of them, so that every page is asked for at once. */
  above?(rows: readonly Row[]): ReactNode;
};

/** The purchases or requests of one tab, by pages, kept up to date while the page is seen. */
export function PurchaseList<Row extends Purchase>(props: PurchaseListProps<Row>) {
  const { isOfKind, kind, hasEnded, what, caption, columns, empty, above } = props;
  const { list, more } = usePages(live, purchases, { kind, hasEnded });
  const isNextWanted = above !== undefined && more.isLeft && !more.isComing && !more.hasFailed;
  const askForNext = useEffectEvent(more.ask);
  const count = list.data?.length;
  useEffect(() => {
    if (isNextWanted && count) askForNext();
  }, [isNextWanted, count]);
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useMemo(() => list.data?.filter(isOfKind), [list.data, isOfKind]);
  const watched = useMemo(() => rows?.map(stateInWords), [rows]);
  // Once there are rows a failed refresh takes nothing away: how old they are is told instead.
  const query = { ...list, data: rows, isError: list.isError && !rows };
  return (
    <>
      <DataAge of={purchases} />
      <News all={watched} />
      {above?.(rows ?? [])}
      <QueryState query={query} what={what} skeleton={<ListSkeleton />} empty={<NoRecords>{empty}</NoRecords>}>
        {(shown) => (
          <>
            <RecordTable caption={caption} columns={columns} rows={shown} body={body} />
            <More more={more} what={`más ${what.replace(/^tus /, '')}`} rows={body} />
          </>
        )}
      </QueryState>
    </>
  );
}

const NoRecords = ({ children }: { children: string }) => (
  <EmptyList
    title="No existen registros"
    action={<ButtonLink to={paths.quotations()}>Ver tus cotizaciones</ButtonLink>}
  >
    {children}
  </EmptyList>
);

const stateInWords = (row: Purchase) => ({
  id: row.id,
  now: `${carOf(row)}: ahora está ${row.status}.`,
  gone: `${carOf(row)} ya no está en esta lista.`,
});
