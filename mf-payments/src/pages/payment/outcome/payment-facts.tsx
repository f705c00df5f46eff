import type { CardPaymentState } from '@vitrina/contract';
import { StatusBadge } from '@vitrina/journey';
import { formatDate, formatMoney, formatTime } from '@vitrina/rules';
import type { ReactNode } from 'react';
import { PROVIDERS } from '../cards/providers/words';
import css from './outcome.module.css';

/** What identifies the payment, for a call to the adviser. */
export const PaymentFacts = ({ state }: { state: CardPaymentState }) => (
  <dl className={css.facts}>
    <Fact name="Referencia">{state.reference}</Fact>
    <Fact name="Fecha">
      <time dateTime={state.date}>{`${formatDate(state.date)} ${formatTime(state.date)}`}</time>
    </Fact>
    <Fact name="Valor">{formatMoney(state.amount)}</Fact>
    <Fact name="Procesador">{PROVIDERS[state.provider as keyof typeof PROVIDERS].name}</Fact>
    <Fact name="Estado">
      <StatusBadge status={state.status} />
      {state.reversed !== undefined && <span className={css.note}>Reversado</span>}
    </Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
