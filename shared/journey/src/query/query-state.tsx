import { Loading } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import css from './query-state.module.css';

export type QueryStateProps<Data> = {
  /** The result of `useQuery`. */
  query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown };
  /** With its article, as the end of a sentence: 'tus cotizaciones' ('No pudimos cargar tus cotizaciones'). */
  what: string;
  /** Placeholders as high as the content. They take their space at once and become visible after 200 ms. */
  skeleton: ReactNode;
  /** Shown for a list without items. */
  empty?: ReactNode;
  children(data: Data): ReactNode;
};

/**
 * The states of a query in one place: loading, failed with 'Reintentar', empty, loaded. After a failed reload the old
 * data stay, below the message.
 */
export function QueryState<Data>({ query, what, skeleton, empty, children }: QueryStateProps<Data>) {
  const { data, isError, refetch } = query;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {isError && (
        <div className={css.failed}>
          <LoadFailed what={what} onRetry={refetch} />
        </div>
      )}
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
