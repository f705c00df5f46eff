import { hourly } from '../../platform/jobs/job';
import type { CardContext } from './context';
import { followJobs } from './follow';
import { notificationJob } from './notification';
import { askPaymeJob } from './payme-response';
import { resumeChains } from './resume';
import { forgetOldNotifications } from './retention';

const forgetNotifications = hourly('forget-old-notifications', forgetOldNotifications);
const resume = hourly('resume-card-chains', resumeChains);

/** What card payments do apart from requests. */
export const cardJobs = (context: Pick<CardContext, 'providers'>) => [
  ...followJobs(context),
  notificationJob(context),
  askPaymeJob(context),
  forgetNotifications,
  resume,
];
