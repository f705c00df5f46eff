import { createRequire } from 'node:module';

const labels: typeof import('@vitrina/rules/answer-labels') = createRequire(import.meta.url)(
  '@vitrina/rules/answer-labels',
);

/** What fields and lists are called on the screens. By `require`, as `@vitrina/e2e/contract` says. */
export const { LABELS, LIST_LABELS } = labels;
