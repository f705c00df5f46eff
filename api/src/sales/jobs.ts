import { hourly } from '../platform/jobs/job';
import { forgetOldLeads } from './leads/retention';

/** What this room does apart from requests. */
export const salesJobs = [hourly('forget-old-leads', forgetOldLeads)];
