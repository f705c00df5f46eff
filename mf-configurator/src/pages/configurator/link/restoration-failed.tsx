import { LoadFailed } from '@vitrina/journey';
import { Container } from '@vitrina/ui';
import css from './restoration-failed.module.css';

/** Stands where the notice of a restored link will be, when something that the link needs could not be loaded. */
export const RestorationFailed = ({ onRetry }: { onRetry: () => unknown }) => (
  <Container className={css.failed}>
    <LoadFailed what="la configuración de tu enlace" onRetry={onRetry} />
  </Container>
);
