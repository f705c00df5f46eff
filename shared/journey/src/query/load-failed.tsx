import { Button, Callout } from '@vitrina/ui';
import { useBusy } from '../dialogs/use-busy';

export type LoadFailedProps = {
  /** With its article, as the end of a sentence: 'los paquetes'. */
  what: string;
  /** A promise of it is waited for: the button is busy meanwhile. */
  onRetry: () => unknown;
};

/** Shown in place of data that failed to load. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  const [isRetrying, retry] = useBusy(onRetry);
  const button = (
    <Button variant="secondary" size="s" busy={isRetrying} onClick={retry}>
      Reintentar
    </Button>
  );
  return <Callout tone="danger" title={`No pudimos cargar ${what}`} actions={button} />;
}
