import { query, useQuery } from '@vitrina/api-client';
import { type Cents, identificationTypes, type PaymentChoice } from '@vitrina/contract';
import { SchemaForm, SubmitButton } from '@vitrina/forms';
import { QueryState } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import { useMemo } from 'react';
import { AmountBlock } from '../../amount';
import { cardDraftKey } from '../draft';
import css from './card-form.module.css';
import { CustomerData } from './customer-data';
import { amount, type CardOutput, schemaFor } from './fields';
import { PayerFields } from './payer-fields';
import { Progress } from './progress';
import { valuesOf } from './request';
import type { Phase } from './use-submit';

/** Presses of 'Ir a proceso de pago' in this time after one that counted are ignored (specification 2, section 9). */
const WINDOW_MS = 2_000;

type CardFormProps = {
  id: number;
  balance: Cents;
  /** A card payment that is kept: the form is filled from it, its amount cut to the balance. */
  kept: PaymentChoice | undefined;
  phase: Phase;
  onSubmit(output: CardOutput): Promise<never>;
};

/** The amount, whose data the payment carries, and the way to the provider. What is typed lasts until it is paid. */
export function CardForm({ kept, ...form }: CardFormProps) {
  const types = useQuery({
    ...query(identificationTypes, {}, { quiet: true }),
    enabled: kept?.payer?.isHolder === false,
  });
  if (kept?.payer?.isHolder === false)
    return (
      <QueryState query={types} what="los tipos de documento" skeleton={<Skeleton shape="picture" />}>
        {(known) => <FilledForm {...form} initial={valuesOf(kept, form.balance, known)} />}
      </QueryState>
    );
  return <FilledForm {...form} initial={kept ? valuesOf(kept, form.balance) : { titular: true, valor: null }} />;
}

type FilledFormProps = Omit<CardFormProps, 'kept'> & { initial: ReturnType<typeof valuesOf> };

function FilledForm({ id, balance, initial, phase, onSubmit }: FilledFormProps) {
  const schema = useMemo(() => schemaFor(balance), [balance]);
  return (
    <SchemaForm
      schema={schema}
      initial={initial}
      draftKey={cardDraftKey(id)}
      ignoreRepeatsMs={WINDOW_MS}
      onSubmit={onSubmit}
      aria-label="Pago con tarjeta"
      className={css.form}
    >
      <AmountBlock field={amount} balance={balance} />
      <PayerFields />
      <CustomerData />
      <div className={css.go}>
        <SubmitButton size="l">Ir a proceso de pago</SubmitButton>
        <Progress phase={phase} />
      </div>
    </SchemaForm>
  );
}
