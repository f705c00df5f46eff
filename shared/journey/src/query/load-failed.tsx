import { Button, Callout } from '@vitrina/ui';

export type LoadFailedProps = {
  /** With its article, as the end of a sentence: 'los paquetes'. */
  what: string;
  onRetry: () => unknown;
};

/** Shown in place of data that failed to load. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  const retry = (
    <Button variant="secondary" size="s" onClick={() => void onRetry()}>
      Reintentar
    </Button>
  );
  return <Callout tone="danger" title={`No pudimos cargar ${what}`} actions={retry} />;
}
