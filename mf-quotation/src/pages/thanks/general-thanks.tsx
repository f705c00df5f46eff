import { paths } from '@vitrina/navigation';
import { ButtonLink, brand, Container, PageHeading } from '@vitrina/ui';
import css from './thanks.module.css';

/** Thanks without a quotation at hand: the page was opened from a bookmark or in another tab. */
export function GeneralThanks() {
  return (
    <Container className={css.general}>
      <brand.Mark className={css.mark} />
      <PageHeading lead="Si pediste una cotización, llegará a tu correo electrónico. ¿Aún no la pides? Configura tu vehículo paso a paso.">
        Gracias por tu interés en {brand.name}
      </PageHeading>
      <ButtonLink to={paths.home()} size="l">
        Ir al inicio
      </ButtonLink>
    </Container>
  );
}
