import { query, useQuery } from '@vitrina/api-client';
import { negotiation, QUOTATION_KINDS } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { ButtonLink, Row } from '@vitrina/ui';
import { DetailLink } from '../frame/detail-link';
import css from './outcome.module.css';

/** An attempt that is no payment of this purchase, or request, of this customer. */
export function UnknownPayment({ id }: { id: number }) {
  const { data: found } = useQuery(query(negotiation, { id }, { quiet: true }));
  const isCredit = found?.creditPurchase ?? false;
  return (
    <div className={css.face}>
      <p>{`No es un pago de esta ${isCredit ? 'solicitud' : 'compra'}. Mira tus pagos antes de pagar de nuevo.`}</p>
      <Row>
        <DetailLink id={id} kind={isCredit ? QUOTATION_KINDS.credit : QUOTATION_KINDS.cash} />
        <ButtonLink variant="secondary" to={paths.payment({ id })}>
          Elegir cómo pagar
        </ButtonLink>
      </Row>
    </div>
  );
}
