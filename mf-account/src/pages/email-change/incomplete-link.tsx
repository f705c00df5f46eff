import { paths } from '@vitrina/navigation';
import { ButtonLink, Callout } from '@vitrina/ui';

/** The page without a link: opened by its address, or again after its link was used. */
export const IncompleteLink = () => (
  <>
    <Callout title="Abre esta página desde el mensaje que te enviamos">
      Su enlace lleva una clave de un solo uso, y aquí falta.
    </Callout>
    <div>
      <ButtonLink to={paths.home()} variant="secondary">
        Ir al inicio
      </ButtonLink>
    </div>
  </>
);
