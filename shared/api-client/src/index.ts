export { newAttemptId } from './attempt';
export { type CallOptions, call } from './call';
export { type ApiConfiguration, configureApi } from './configuration';
export { endSession } from './end-session';
export { ApiError } from './errors';
export { query } from './query';
export { queryClient } from './query-client';
