import { Button, brand, Callout } from '@vitrina/ui';

/** Instead of the site when there is no registry to build it from. */
export const Unavailable = () => (
  <main className="sh-main sh-unavailable">
    <Callout
      tone="danger"
      title={`El sitio de ${brand.name} no está disponible en este momento`}
      actions={
        <Button variant="secondary" size="s" onClick={() => location.reload()}>
          Reintentar
        </Button>
      }
    >
      Comprueba tu conexión o vuelve en unos minutos.
    </Callout>
  </main>
);
