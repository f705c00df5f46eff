import { MonthlyNote } from '@vitrina/journey';
import { shownTotal, type Wizard } from '@vitrina/rules';
import { Button, Icon, PriceBar } from '@vitrina/ui';
import { type ReactNode, useState } from 'react';
import { PriceSummaryDialog } from './price-summary-dialog';
import css from './wizard-bar.module.css';

type WizardBarProps = {
  wizard: Wizard;
  /** The version or its packages are loading, and with them the price. */
  isCalculating?: boolean;
  onBack(): void;
  /** The button that continues. */
  children: ReactNode;
};

/** The suggested retail price, always visible, with its components and the buttons back and forward. */
export function WizardBar({ wizard, isCalculating, onBack, children }: WizardBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PriceBar
        label="PVP sugerido"
        cents={shownTotal(wizard)}
        note={<MonthlyNote price={shownTotal(wizard)} className={css.monthly} />}
        pending={isCalculating ? 'Calculando…' : undefined}
        onOpen={() => setOpen(true)}
      >
        <Button variant="secondary" className={css.back} onClick={onBack}>
          <Icon name="arrow-left" />
          <span className={css.label}>Regresar</span>
        </Button>
        {children}
      </PriceBar>
      <PriceSummaryDialog wizard={wizard} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
