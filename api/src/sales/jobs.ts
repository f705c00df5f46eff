import { hourly } from '../platform/jobs/job';
import { cardJobs } from './cards/jobs';
import type { CardProviders } from './cards/provider';
import { forgetOldLeads } from './leads/retention';

const forgetLeads = hourly('forget-old-leads', forgetOldLeads);

/** What this room does apart from requests. */
export const salesJobs = (providers: CardProviders) => [forgetLeads, ...cardJobs({ providers })];
