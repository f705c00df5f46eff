import type { PageProps } from '@vitrina/federation';
import { Navigate, paths } from '@vitrina/navigation';
import { goToStep } from '@vitrina/rules';
import { sessionAtom, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useCampaign } from '../../campaign/use-campaign';
import { MissingStep, missingStepOf } from './missing-step';
import { Quotation } from './quotation';
import { STEP } from './steps-header';
import { Success } from './success';
import { useQuotationRequest } from './use-quotation-request';

/** Step 4 (p4): a guest gives their data and asks for the quotation. A signed-in buyer does that from step 3. */
export function QuotationPage({ params }: PageProps) {
  useCampaign();
  useEffect(() => void updateWizard((wizard) => goToStep(wizard, STEP)), []);
  const wizard = useAtomValue(wizardAtom);
  const session = useAtomValue(sessionAtom);
  const { quoted, send } = useQuotationRequest();

  if (quoted) return <Success quoted={quoted} />;
  if (session) return <Navigate to={paths.summary(params.titulo ?? '', params.id ?? '')} replace />;
  const missing = missingStepOf(wizard, params.id);
  if (missing !== undefined) return <MissingStep wizard={wizard} step={missing} address={params} />;
  return <Quotation wizard={wizard} onSend={send} />;
}
