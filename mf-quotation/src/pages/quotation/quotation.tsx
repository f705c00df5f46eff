import { StepsHeader, stepPath } from '@vitrina/journey';
import type { Wizard } from '@vitrina/rules';
import type { Session } from '@vitrina/session-bus';
import { Container, PageHeading } from '@vitrina/ui';
import { useState } from 'react';
import type { Person } from '../../people/person-form';
import { ConfigurationSummary } from './configuration-summary';
import { useOwnAddress } from './link';
import { OnlinePurchase } from './online/online-purchase';
import css from './quotation.module.css';
import { QuotationForm } from './quotation-form';
import { STEP } from './step';

type QuotationProps = {
  wizard: Wizard;
  onSend(customer: Person): Promise<void>;
  onBought(start: () => Promise<Session>, isHere: () => boolean): Promise<void>;
};

/** The form, and beside it (on phones above it) the configuration. */
export function Quotation({ wizard, onSend, onBought }: QuotationProps) {
  useOwnAddress();
  const [buyer, setBuyer] = useState<Person>();
  return (
    <>
      <StepsHeader wizard={wizard} current={STEP} />
      <Container page className={css.columns}>
        <PageHeading className={css.heading}>Ingrese sus datos en el siguiente formulario</PageHeading>
        <div className={css.summary}>
          <ConfigurationSummary wizard={wizard} />
        </div>
        <div className={css.form}>
          <QuotationForm cancelTo={stepPath(wizard, 3)} onSend={onSend} onBuy={setBuyer} />
        </div>
      </Container>
      {buyer && <OnlinePurchase customer={buyer} onBought={onBought} onClose={() => setBuyer(undefined)} />}
    </>
  );
}
