import { hiddenClass, Loading } from '@vitrina/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadFailed } from './load-failed';
import css from './query-state.module.css';

export type QueryStateProps<Data> = {
  /** The result of `useQuery`. `errorUpdateCount`: how often it has failed. */
  query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly errorUpdateCount?: number;
    refetch(): unknown;
  };
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
 * data stay, below the message; without data the message stays while it is tried again, by hand or by a refresh. What a
 * press of 'Reintentar' has brought takes the focus of the button, which is gone.
 */
export function QueryState<Data>({ query, what, skeleton, empty, children }: QueryStateProps<Data>) {
  const { data, isError, errorUpdateCount = 0, refetch } = query;
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0);
  const [isRetried, setRetried] = useState(false);
  const isPressed = useRef(false);
  const arrival = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasFailed || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) arrival.current?.focus();
  }, [hasFailed]);
  const retry = () => {
    isPressed.current = true;
    setRetried(true);
    return refetch();
  };
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <>
      {hasFailed && (
        <div className={css.failed}>
          <LoadFailed what={what} onRetry={retry} />
        </div>
      )}
      {isRetried && !hasFailed && (
        <p ref={arrival} tabIndex={-1} className={hiddenClass}>
          {`Cargamos ${what}`}
        </p>
      )}
      {data === undefined && !hasFailed && (
        <Loading label={`Cargando ${what}`} className={css.waiting}>
          {skeleton}
        </Loading>
      )}
      {isEmpty && empty}
      {data !== undefined && !isEmpty && children(data)}
    </>
  );
}
