import { Button } from '@vitrina/ui';

/** Shown instead of a hint: the options could not be loaded, with a button to retry. */
export const LoadFailed = ({ onRetry }: { onRetry(): void }) => (
  <>
    No pudimos cargar las opciones.{' '}
    <Button variant="quiet" size="s" data-keep-clear onClick={onRetry}>
      Reintentar
    </Button>
  </>
);
