import { Button, brand, Callout } from '@vitrina/ui';

/** Shown instead of the site if there is no registry. */
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
