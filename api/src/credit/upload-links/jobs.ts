import { hourly } from '../../platform/jobs/job';
import { forgetOldUploadLinks } from './retention';

/** Background jobs of the upload links. */
export const uploadLinkJobs = [hourly('forget-old-upload-links', forgetOldUploadLinks)];
