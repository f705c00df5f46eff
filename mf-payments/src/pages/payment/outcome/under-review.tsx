import { Row } from '@vitrina/ui';
import { DetailLink } from '../frame/detail-link';
import type { FaceProps } from './face';
import css from './outcome.module.css';

/** A person at the provider looks at it: how long that takes, and what not to do. */
export const UnderReview = ({ id, state }: FaceProps) => (
  <div className={css.face}>
    <p>El procesador revisa tu pago. Suele tomar unas horas: te avisamos por correo.</p>
    <p>No vuelvas a pagar este monto: queda reservado mientras dura la revisión. Si se rechaza, no se te cobra nada.</p>
    <Row>
      <DetailLink id={id} kind={state.kind} variant="secondary" />
    </Row>
  </div>
);
