import { stepPath } from '@vitrina/journey';
import { navigate } from '@vitrina/navigation';
import type { Wizard } from '@vitrina/rules';
import { sessionAtom } from '@vitrina/session-bus';
import { Button } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { WizardBar } from '../../price/wizard-bar';
import { useAddQuotation } from './use-add-quotation';

/** The price with the next steps: a guest goes to the quotation form, a customer adds the quotation to their list. */
export function SummaryBar({ wizard, onDealershipMissing }: { wizard: Wizard; onDealershipMissing(): void }) {
  const isCustomer = useAtomValue(sessionAtom)?.personId !== undefined;
  const { add, isAdding } = useAddQuotation(wizard);
  const goOn = () => {
    if (!wizard.agencia) onDealershipMissing();
    else if (isCustomer) add();
    else navigate(stepPath(wizard, 4));
  };
  return (
    <WizardBar wizard={wizard} onBack={() => navigate(stepPath(wizard, 2))}>
      <Button size={isCustomer ? 's' : 'm'} busy={isAdding} onClick={goOn}>
        {isCustomer ? 'Agregar cotización venta en linea' : 'Cotizar'}
      </Button>
    </WizardBar>
  );
}
