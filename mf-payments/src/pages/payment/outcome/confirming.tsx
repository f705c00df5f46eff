import { isProviderAddress } from '@vitrina/journey';
import { formatMoney } from '@vitrina/rules';
import { Row } from '@vitrina/ui';
import { PROVIDERS } from '../cards/providers/words';
import { DetailLink } from '../frame/detail-link';
import type { FaceProps } from './face';
import css from './outcome.module.css';

/**
 * Nothing is known yet. No way to pay again stands here, because who has paid would pay twice; a session that is open goes
 * on where it was.
 */
export const Confirming = ({ id, state }: FaceProps) => (
  <div className={css.face}>
    <p>Estamos confirmando tu pago. Puedes cerrar esta página: te avisamos por correo.</p>
    <span className={css.line} aria-hidden="true" />
    {state.approved > 0 && (
      <p>{`Hasta ahora se aprobaron ${formatMoney(state.approved)} de ${formatMoney(state.amount)}.`}</p>
    )}
    {state.address && isProviderAddress(state.address) && (
      <p>
        <span>Si todavía no terminaste de pagar, </span>
        <a href={state.address}>sigue en la misma sesión de {PROVIDERS.p2p.name}</a>
        <span>.</span>
      </p>
    )}
    <Row>
      <DetailLink id={id} kind={state.kind} variant="secondary" />
    </Row>
  </div>
);
