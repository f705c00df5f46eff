import { paths } from '@vitrina/navigation';
import { Outcome } from './outcome';

/** The page without a link: opened by its address, or again after its link was used. */
export const IncompleteLink = () => (
  <Outcome
    title="Abre esta página desde el mensaje que te enviamos"
    onward={{ to: paths.home(), label: 'Ir al inicio' }}
  >
    Su enlace lleva una clave de un solo uso, y aquí falta.
  </Outcome>
);
