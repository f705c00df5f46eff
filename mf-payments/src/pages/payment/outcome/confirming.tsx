import { formatMoney } from '@vitrina/rules';
import { Row } from '@vitrina/ui';
import { DetailLink } from './detail-link';
import css from './outcome.module.css';
import type { FaceProps } from './payment-outcome';

/** Nothing is known yet. No way to pay again stands here: who has paid would pay twice. */
export const Confirming = ({ id, state }: FaceProps) => (
  <div className={css.face}>
    <p>Estamos confirmando tu pago. Puedes cerrar esta página: te avisamos por correo.</p>
    <span className={css.line} aria-hidden="true" />
    {state.approved > 0 && (
      <p>{`Hasta ahora se aprobaron ${formatMoney(state.approved)} de ${formatMoney(state.amount)}.`}</p>
    )}
    <Row>
      <DetailLink id={id} kind={state.kind} variant="secondary" />
    </Row>
  </div>
);
