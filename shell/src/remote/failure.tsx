import type { PageInfo } from '@vitrina/federation';
import { ERROR_CODES, FederationError } from '@vitrina/federation/loader';
import { Button, Callout } from '@vitrina/ui';
import { useSite } from '../site-context';

const codeOf = (error: unknown) => (error instanceof FederationError ? error.code : ERROR_CODES.render);

const isUpdating = (error: unknown) => error instanceof FederationError && error.reason === 'incompatible';

/**
 * Shown in place of a page that could not be loaded or failed: what failed, and how to retry. Builds are named to
 * testers alone (`?mf=`); from a buyer's browser they are in the error report.
 */
export function Failure({ error, info, retry }: { error: unknown; info: PageInfo; retry: () => void }) {
  const isTrial = useSite().overrides.length > 0;
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
          {isTrial ? `${info.page} · ${info.remote} ${info.version} · ${codeOf(error)}` : codeOf(error)}
        </p>
      </Callout>
    </div>
  );
}
