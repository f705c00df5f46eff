import { query, useQuery } from '@vitrina/api-client';
import { type PaymentCustomer, paymentCustomer } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import { useId } from 'react';
import css from './customer-data.module.css';

const NOTHING = '—';

const nameOf = ({ firstName, otherNames, surname, secondSurname }: PaymentCustomer) =>
  [firstName, otherNames, surname, secondSurname].filter(Boolean).join(' ');

/** The customer as a payment names them (specification 2, section 2). */
export function CustomerData() {
  const found = useQuery(query(paymentCustomer, {}, { quiet: true }));
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.customer}>
      <h3 id={title} className={css.title}>
        Tus datos
      </h3>
      <QueryState query={found} what="tus datos" skeleton={<Skeleton shape="button" />}>
        {(customer) => (
          <dl className={css.data}>
            <Datum name="Nombre" value={nameOf(customer)} />
            <Datum name="Identificación" value={customer.identification} />
            <Datum name="Celular" value={customer.mobile ?? NOTHING} />
            <Datum name="Correo electrónico" value={customer.email} />
            <Datum name="Moneda" value="USD" />
          </dl>
        )}
      </QueryState>
    </section>
  );
}

const Datum = ({ name, value }: { name: string; value: string }) => (
  <div className={css.datum}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
