import { Button, Callout } from '@vitrina/ui';
import { useState } from 'react';

export type LoadFailedProps = {
  /** With its article, as the end of a sentence: 'los paquetes'. */
  what: string;
  /** A promise of it is waited for: the button is busy meanwhile. */
  onRetry: () => unknown;
};

/** Shown in place of data that failed to load. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  const [isRetrying, setRetrying] = useState(false);
  const press = async () => {
    setRetrying(true);
    try {
      await onRetry();
    } finally {
      setRetrying(false);
    }
  };
  const retry = (
    <Button variant="secondary" size="s" busy={isRetrying} onClick={() => void press()}>
      Reintentar
    </Button>
  );
  return <Callout tone="danger" title={`No pudimos cargar ${what}`} actions={retry} />;
}
