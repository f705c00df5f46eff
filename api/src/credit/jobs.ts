import { hourly } from '../platform/jobs/job';
import { forgetOldDrafts } from './drafts/retention';
import { forgetOldUploadLinks } from './upload-links/retention';

/** What this room does apart from requests. */
export const creditJobs = [
  hourly('forget-old-drafts', forgetOldDrafts),
  hourly('forget-old-upload-links', forgetOldUploadLinks),
];
