import type { PageProps } from '@vitrina/federation';
import { WizardPage } from '../../steps/wizard-page';
import { useWizard } from '../../wizard/use-wizard';
import { Summary } from './summary';
import { useSummaryGuard } from './use-summary-guard';

/** Step 3: what was chosen, what it costs, and who will attend to the buyer. */
export function SummaryPage({ params }: PageProps) {
  const wizard = useWizard();
  const mayShow = useSummaryGuard(wizard, params);
  return <WizardPage step={3}>{mayShow && <Summary wizard={wizard} />}</WizardPage>;
}
