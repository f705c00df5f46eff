import { brand } from '@vitrina/ui';
import type { ReactNode } from 'react';
import css from './faq.module.css';

/** 'A, B y C'. */
/** 'A, B y C', without the full stop of 'S.A.' at the end. */
const inWords = (names: readonly string[]) =>
  (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`).replace(/\.$/, '');

/** The card FAQ (specification 2, section 2). @param banks whose cards can pay later */
export const Faq = ({ banks }: { banks: readonly string[] }) => (
  <dl className={css.faq}>
    <Question asked="¿Qué tarjetas puedo usar?">Diners, Visa y MasterCard.</Question>
    <Question asked="¿Puedo diferir el pago?">
      {banks.length > 0 ? `Sí, solo con tarjetas de ${inWords(banks)}.` : 'Por ahora no.'}
    </Question>
    <Question asked="¿Tiene algún costo extra?">No. Por pagar con tarjeta no te cobramos nada extra.</Question>
    <Question asked="¿A qué hora puedo pagar?">Las 24 horas, los 7 días de la semana.</Question>
    <Question asked="¿Y si mi tarjeta no tiene cupo para todo?">
      Divide el monto en varios pagos, con la misma tarjeta o con otras, o combínalos con transferencia y depósito.
    </Question>
    <Question asked="¿Quién me ayuda si algo falla?">
      Escríbenos a <a href={`mailto:${brand.email}`}>{brand.email}</a> con la referencia de tu pago.
    </Question>
  </dl>
);

const Question = ({ asked, children }: { asked: string; children: ReactNode }) => (
  <div className={css.question}>
    <dt>{asked}</dt>
    <dd>{children}</dd>
  </div>
);
