import { forgetExpired } from './captcha/used';
import { hourly } from './jobs/job';
import { forgetOldCounts } from './limits/attempts';
import { forgetExpiredMessages, forgetOldMessages } from './outbox/queue';
import { forgetOldReports } from './reports/kept-reports';

/** Scheduled clean-up of the platform's own tables. */
export const housekeepingJobs = [
  hourly('forget-used-captchas', forgetExpired),
  hourly('forget-old-counts', forgetOldCounts),
  hourly('forget-expired-messages', forgetExpiredMessages),
  hourly('forget-old-messages', forgetOldMessages),
  hourly('forget-old-reports', forgetOldReports),
];
