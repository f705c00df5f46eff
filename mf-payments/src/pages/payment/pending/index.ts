export { PendingDialog } from './pending-dialog';
export { type Question, useQuestion } from './use-question';
