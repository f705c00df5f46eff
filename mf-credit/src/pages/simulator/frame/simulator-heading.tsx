import type { Negotiation } from '@vitrina/contract';
import { PurchaseHeading } from '@vitrina/journey';
import css from './simulator-heading.module.css';

type SimulatorHeadingProps = {
  /** absent until it has come, and if there is none */
  found?: Negotiation | undefined;
  isOpen?: boolean;
  isComing?: boolean;
};

/** The car, its quotation, and what to do here. */
export const SimulatorHeading = ({ found, isOpen, isComing }: SimulatorHeadingProps) => (
  <PurchaseHeading
    title="Simulador de Crédito"
    eyebrow={found && `Cotización N.º ${found.number} · ${found.colourName ?? found.company}`}
    image={found?.image}
    isComing={isComing}
  >
    {isOpen && <p className={css.lead}>Tú eliges plazo y entrada. El banco responde cuando presentas la solicitud.</p>}
  </PurchaseHeading>
);
