import type { PageProps } from '@vitrina/federation';
import { Navigate, paths, useLocation } from '@vitrina/navigation';
import { goToStep } from '@vitrina/rules';
import { sessionAtom, updateWizard, wizardAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useCampaign } from '../../campaign/use-campaign';
import { isUnrestoredLink, RESTORED_LINK } from './link';
import { MissingStep, missingStepOf } from './missing-step';
import { Quotation } from './quotation';
import { STEP } from './step';
import { Success } from './success';
import { useOnlinePurchase } from './use-online-purchase';
import { useQuotationRequest } from './use-quotation-request';

/** Step 4 (p4): a guest enters their data and requests the quotation. A signed-in buyer does that in step 3. */
export function QuotationPage({ params }: PageProps) {
  useCampaign();
  useEffect(() => void updateWizard((wizard) => goToStep(wizard, STEP)), []);
  const wizard = useAtomValue(wizardAtom);
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  const { quoted, height, send } = useQuotationRequest();
  const purchase = useOnlinePurchase();
  const { titulo = '', id = '' } = params;

  if (quoted) return <Success quoted={quoted} height={height} />;
  if (purchase.isOver) return null;
  if (session) return <Navigate to={paths.summary(titulo, id, location.search)} replace />;
  if (isUnrestoredLink(wizard, location, id)) {
    return <Navigate to={paths.configuratorMenu(titulo, id, location.search)} state={RESTORED_LINK} replace />;
  }
  const missing = missingStepOf(wizard, params.id);
  if (missing !== undefined) return <MissingStep wizard={wizard} step={missing} address={params} />;
  return <Quotation wizard={wizard} onSend={send} onBought={purchase.finish} />;
}
