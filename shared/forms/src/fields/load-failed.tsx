import { Button } from '@vitrina/ui';

/** In place of a hint: the options could not be loaded, and a way to ask for them again. */
export const LoadFailed = ({ onRetry }: { onRetry(): void }) => (
  <>
    No pudimos cargar las opciones.{' '}
    <Button variant="quiet" size="s" onClick={onRetry}>
      Reintentar
    </Button>
  </>
);
