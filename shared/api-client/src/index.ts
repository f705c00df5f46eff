/** Only what pages use of react-query: every page loads what is exported here (docs/adr/0001). */
export { keepPreviousData, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { type CallOptions, call, callWithToken, type PageEndpoint } from './call';
export { type ApiConfiguration, configureApi } from './configuration';
export { endSession } from './end-session';
export { ApiError } from './errors';
export { query } from './query';
export { queryClient } from './query-client';
export { refreshSession } from './renewal';
