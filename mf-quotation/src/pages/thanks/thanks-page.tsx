import { useLocation } from '@vitrina/navigation';
import { resetWizard } from '@vitrina/session-bus';
import { useEffect } from 'react';
import { useCampaign } from '../../campaign/use-campaign';
import { quotedFrom } from '../../outcome/quoted';
import { receivedFrom } from '../../outcome/received';
import { GeneralThanks } from './general-thanks';
import { QuotedThanks } from './quoted-thanks';

/** After a quotation request: what was quoted and what comes next. The wizard ends here. */
export function ThanksPage() {
  useCampaign();
  useEffect(() => void resetWizard(), []);
  const { state } = useLocation();
  const quoted = quotedFrom(state);
  return quoted ? <QuotedThanks quoted={quoted} /> : <GeneralThanks received={receivedFrom(state)} />;
}
