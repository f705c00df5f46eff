import type { FinancingRequest } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { Button, Icon } from '@vitrina/ui';
import { useId } from 'react';
import { NextLine } from '../next-line';
import { carOf } from '../purchase-facts';
import css from './approved-offer.module.css';
import { useAnswer } from './use-answer';

/** An approved financing that the customer has not answered: what it costs, and the two answers. */
export function ApprovedOffer({ request, onReject }: { request: FinancingRequest; onReject(): void }) {
  const { number, downPayment, financed, monthlyInstalment, term } = request;
  const { isAccepting, accept } = useAnswer(request);
  const title = useId();
  return (
    <section className={css.offer} aria-labelledby={title}>
      <Icon name="success" size={28} className={css.icon} />
      <div className={css.words}>
        <h2 id={title}>Tu crédito fue aprobado</h2>
        <p>{`${carOf(request)}, solicitud N.º ${number}`}</p>
        <NextLine of={request} className={css.next} />
      </div>
      <dl className={css.amounts}>
        {monthlyInstalment !== undefined && (
          <div>
            <dt>{term === undefined ? 'Cuota mensual' : `Cuota mensual, ${term} meses`}</dt>
            <dd>{formatMoney(monthlyInstalment)}</dd>
          </div>
        )}
        <div>
          <dt>Entrada por pagar</dt>
          <dd>{formatMoney(downPayment)}</dd>
        </div>
        <div>
          <dt>Monto a financiar</dt>
          <dd>{formatMoney(financed)}</dd>
        </div>
      </dl>
      <div className={css.answers}>
        <Button busy={isAccepting} onClick={() => void accept()}>
          Aceptar financiamiento
        </Button>
        <Button variant="quiet" disabled={isAccepting} onClick={onReject}>
          Rechazar financiamiento
        </Button>
      </div>
    </section>
  );
}
