import type { PageInfo } from '@vitrina/federation';
import { ERROR_CODES, FederationError } from '@vitrina/federation/loader';
import { Button, Callout } from '@vitrina/ui';

const codeOf = (error: unknown) => (error instanceof FederationError ? error.code : ERROR_CODES.render);

const isUpdating = (error: unknown) => error instanceof FederationError && error.reason === 'incompatible';

/** Shown in place of a page that could not be loaded or failed: what failed, and how to retry. */
export function Failure({ error, info, retry }: { error: unknown; info: PageInfo; retry: () => void }) {
  return (
    <div className="sh-failure" data-remote={info.remote} data-code={codeOf(error)}>
      <Callout
        tone={isUpdating(error) ? 'info' : 'danger'}
        title={isUpdating(error) ? 'Esta sección se está actualizando…' : 'No se ha podido mostrar esta sección'}
        actions={
          <Button variant="secondary" size="s" onClick={retry}>
            Reintentar
          </Button>
        }
      >
        <p>
          {isUpdating(error)
            ? 'Vuelve a intentarlo en unos minutos.'
            : 'Puedes volver a intentarlo. El resto del sitio sigue disponible.'}
        </p>
        <p className="sh-failure-detail">
          {info.page} · {info.remote} {info.version} · {codeOf(error)}
        </p>
      </Callout>
    </div>
  );
}
