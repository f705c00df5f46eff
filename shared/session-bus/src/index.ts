export { takeCampaign } from './campaign';
export { type Draft, draft } from './drafts';
export { endedAt, forgetEnded } from './ended';
export { type BusEvents, emit, on } from './events';
export { hydrate } from './hydrate';
export {
  type Notice,
  notify,
  notifyNextDocument,
  onNotice,
  onSent,
  onWaitingNotice,
  onWithdrawal,
  withdraw,
} from './notices';
export { onPurge } from './purges';
export { type Session, sessionAtom } from './session';
export { ownedValue } from './storage/owned-values';
export type { SealedValue } from './storage/sealed-value';
export { store } from './store';
export { track } from './track';
export { resetWizard, updateWizard, wizardAtom } from './wizard';
