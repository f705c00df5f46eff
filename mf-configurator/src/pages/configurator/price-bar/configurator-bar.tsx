import { Button, Icon, PriceBar } from '@vitrina/ui';
import { useState } from 'react';
import { PriceSummaryDialog } from '../../../price/price-summary-dialog';
import type { SubStepProps } from '../sub-step';
import css from './configurator-bar.module.css';
import { useSubStepMoves } from './use-sub-step-moves';

type ConfiguratorBarProps = SubStepProps & { onReadTerms(): void };

/** The suggested retail price, always in sight, with the ways back and on. */
export function ConfiguratorBar({ wizard, loads, onReadTerms }: ConfiguratorBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { back, goOn, canGoOn } = useSubStepMoves(wizard, loads, onReadTerms);
  return (
    <>
      <PriceBar label="PVP sugerido" cents={wizard.total} onOpen={() => setOpen(true)}>
        <Button variant="secondary" className={css.back} onClick={back}>
          <Icon name="arrow-left" />
          <span className={css.label}>Regresar</span>
        </Button>
        <Button className={css.on} disabled={!canGoOn} onClick={goOn}>
          Continuar
        </Button>
      </PriceBar>
      <PriceSummaryDialog wizard={wizard} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
