import type { ErrorReport } from '@vitrina/contract';

/** A failure of the quotation's page. */
export const errorReport = (changes: Partial<ErrorReport> = {}): ErrorReport => ({
  code: 'VIT-301',
  phase: 'render',
  remote: 'mf-quotation',
  build: '1.2.0',
  shellBuild: '1.1.0',
  route: '/cotizar/:modelo',
  error: 'TypeError',
  place: '/remotes/mf-quotation/1.2.0/page.js:1:2345',
  times: 1,
  ...changes,
});
