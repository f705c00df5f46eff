import { paths } from '@vitrina/navigation';
import { ButtonLink, Row } from '@vitrina/ui';
import css from './outcome.module.css';

/** An attempt that is no payment of this purchase of this customer. */
export const UnknownPayment = ({ id }: { id: number }) => (
  <div className={css.face}>
    <p>No es un pago de esta compra. Mira tus pagos antes de pagar de nuevo.</p>
    <Row>
      <ButtonLink to={paths.purchaseDetail({ id })}>Ver tu compra</ButtonLink>
      <ButtonLink variant="secondary" to={paths.payment({ id })}>
        Elegir cómo pagar
      </ButtonLink>
    </Row>
  </div>
);
