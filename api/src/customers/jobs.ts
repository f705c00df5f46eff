import { hourly } from '../platform/jobs/job';
import { forgetExpiredCodes } from './accounts/one-time-passwords';
import { forgetPending } from './accounts/pending';
import { forgetOldSessions } from './accounts/sessions';
import { forgetClosedAccounts } from './deletion/closed-accounts';
import { deleteDueAccounts } from './deletion/due';
import { forgetOldEmailChanges } from './email-change/retention';

/** Background jobs of this room. */
export const customerJobs = [
  hourly('forget-old-sessions', forgetOldSessions),
  hourly('forget-expired-codes', forgetExpiredCodes),
  hourly('forget-pending-accounts', forgetPending),
  hourly('forget-old-email-changes', forgetOldEmailChanges),
  hourly('delete-due-accounts', deleteDueAccounts),
  hourly('forget-closed-accounts', forgetClosedAccounts),
];
