import { paths } from '@vitrina/navigation';
import { ButtonLink, brand, Container, PageHeading } from '@vitrina/ui';
import type { Received } from '../../outcome/received';
import css from './thanks.module.css';

const RECEIVED = '¡Gracias! Recibimos tu solicitud';
const WORDS = {
  quotation: { title: RECEIVED, lead: 'Un asesor te enviará la cotización a tu correo electrónico.' },
  call: { title: RECEIVED, lead: 'El concesionario que elegiste se comunicará contigo.' },
  nothing: {
    title: `Gracias por tu interés en ${brand.name}`,
    lead: 'Si pediste una cotización, llegará a tu correo electrónico. ¿Aún no la pides? Configura tu vehículo paso a paso.',
  },
} as const;

/** Thanks for the request of a lead form; without one the page was opened from a bookmark or in another tab. */
export function GeneralThanks({ received = 'nothing' }: { received?: Received | 'nothing' }) {
  const { title, lead } = WORDS[received];
  return (
    <Container className={css.general}>
      <brand.Mark className={css.mark} />
      <PageHeading lead={lead}>{title}</PageHeading>
      <ButtonLink to={paths.home()} size="l">
        Ir al inicio
      </ButtonLink>
    </Container>
  );
}
