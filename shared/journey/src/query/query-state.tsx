import { Loading } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import css from './query-state.module.css';

export type QueryStateProps<Data> = {
  /** What `useQuery` returns. */
  query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown };
  /** With its article, as the end of a sentence: 'tus cotizaciones' ('No pudimos cargar tus cotizaciones'). */
  what: string;
  /** Grey places as high as what is coming. They have their room at once and are seen after 200 ms. */
  skeleton: ReactNode;
  /** Stands in the place of a list without items. */
  empty?: ReactNode;
  children(data: Data): ReactNode;
};

/**
 * The states of a query in one place: waiting, failed with 'Reintentar', empty, there. A failed reload leaves what was
 * shown in its place, below the message.
 */
export function QueryState<Data>({ query, what, skeleton, empty, children }: QueryStateProps<Data>) {
  const { data, isError, refetch } = query;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {isError && <LoadFailed what={what} onRetry={refetch} />}
      {data === undefined && !isError && (
        <Loading label={`Cargando ${what}`} className={css.waiting}>
          {skeleton}
        </Loading>
      )}
      {isEmpty && empty}
      {data !== undefined && !isEmpty && children(data)}
    </>
  );
}
