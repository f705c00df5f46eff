export { takeCampaign } from './campaign';
export { type Draft, draft } from './drafts';
export { type BusEvents, emit, on } from './events';
export { hydrate } from './hydrate';
export { type Notice, notify, onNotice, onWithdrawal } from './notices';
export { onPurge } from './purges';
export {
  authorization,
  credentials,
  replaceCredentials,
  type Session,
  sessionAtom,
  signIn,
  signOut,
  syncSession,
} from './session';
export { store } from './store';
export { track } from './track';
export { resetWizard, updateWizard, wizardAtom } from './wizard';
