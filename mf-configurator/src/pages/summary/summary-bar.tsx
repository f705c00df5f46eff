import { navigate } from '@vitrina/navigation';
import { MISSING_DEALERSHIP_MESSAGE, type Wizard } from '@vitrina/rules';
import { notify, sessionAtom } from '@vitrina/session-bus';
import { Button, Icon, PriceBar } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PriceSummaryDialog } from '../../price/price-summary-dialog';
import { stepPath } from '../../steps/step-path';
import css from './summary-bar.module.css';
import { useAddQuotation } from './use-add-quotation';

/** The price with the ways on: a guest goes to the quotation form, a customer adds the quotation to their list. */
export function SummaryBar({ wizard, onDealershipMissing }: { wizard: Wizard; onDealershipMissing(): void }) {
  const [isOpen, setOpen] = useState(false);
  const isCustomer = useAtomValue(sessionAtom)?.personId !== undefined;
  const { add, isAdding } = useAddQuotation(wizard);
  const goOn = () => {
    if (!wizard.agencia) {
      notify({ kind: 'warning', text: MISSING_DEALERSHIP_MESSAGE });
      onDealershipMissing();
    } else if (isCustomer) add();
    else navigate(stepPath(wizard, 4));
  };
  return (
    <>
      <PriceBar label="PVP sugerido" cents={wizard.total} onOpen={() => setOpen(true)}>
        <Button variant="secondary" className={css.back} onClick={() => navigate(stepPath(wizard, 2))}>
          <Icon name="arrow-left" />
          <span className={css.label}>Regresar</span>
        </Button>
        <Button busy={isAdding} onClick={goOn}>
          {isCustomer ? 'Agregar cotización venta en linea' : 'Cotizar'}
        </Button>
      </PriceBar>
      <PriceSummaryDialog wizard={wizard} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
