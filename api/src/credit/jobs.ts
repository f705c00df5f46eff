import { hourly } from '../platform/jobs/job';
import { forgetOldDrafts } from './drafts/retention';

/** What this room does apart from requests. */
export const creditJobs = [hourly('forget-old-drafts', forgetOldDrafts)];
