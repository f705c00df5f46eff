import type { Wizard } from '@vitrina/rules';
import { Container, PageHeading } from '@vitrina/ui';
import { useRef } from 'react';
import { useStep } from '../../steps/use-step';
import { Choices } from './choices';
import { DealershipFinder } from './dealerships/dealership-finder';
import { PrintSheet } from './print/print-sheet';
import { WhatsAppOffer } from './share/whatsapp-offer';
import css from './summary.module.css';
import { SummaryBar } from './summary-bar';
import { useMissingDealership } from './use-missing-dealership';

export function Summary({ wizard }: { wizard: Wizard }) {
  useStep(3);
  const dealerships = useRef<HTMLHeadingElement>(null);
  const askForDealership = useMissingDealership(wizard, dealerships);
  return (
    <>
      <Container className={css.page}>
        <PageHeading lead="Revisa tu configuración y elige el concesionario que te atenderá.">Resumen</PageHeading>
        <Choices wizard={wizard} />
        <section aria-labelledby="dealerships-title" className={css.dealerships}>
          <h2 ref={dealerships} id="dealerships-title" tabIndex={-1}>
            Elige tu concesionario
          </h2>
          <DealershipFinder wizard={wizard} />
          <WhatsAppOffer wizard={wizard} onDealershipMissing={askForDealership} />
        </section>
      </Container>
      <PrintSheet wizard={wizard} />
      <SummaryBar wizard={wizard} onDealershipMissing={askForDealership} />
    </>
  );
}
