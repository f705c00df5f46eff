import { query, useQuery } from '@vitrina/api-client';
import { cardProviders } from '@vitrina/contract';

/** The providers that are offered, their cards, and the banks whose cards can pay later. */
export const useProviders = () => useQuery(query(cardProviders, {}, { quiet: true }));
