import { call, useQuery, useQueryClient } from '@vitrina/api-client';
import { createShortLink, type ShortLinkRequest } from '@vitrina/contract';
import { stepPath } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { carConfigurationOf, type Wizard } from '@vitrina/rules';

/** A link to a configuration: the short one, or the address of the summary if that could not be created. */
type Link = { address: string; isShort: boolean };

const STEP = 3;

/** The configuration as stored by a short link; null while the car is incomplete. */
function requestOf(wizard: Wizard): ShortLinkRequest | null {
  const car = carConfigurationOf(wizard);
  return car && { ...car, dealershipId: wizard.agencia?.id, step: STEP };
}

/** Never fails: the long address restores the same, so that sharing always works. */
async function makeLink(request: ShortLinkRequest | null, long: string): Promise<Link> {
  if (!request) return { address: long, isShort: false };
  return call(createShortLink, request, { quiet: true }).then(
    ({ code }) => ({ address: location.origin + paths.shortLink(code), isShort: true }),
    () => ({ address: long, isShort: false }),
  );
}

/** The link to a configuration. It is created on first request and then known to all components that show it. */
export function useShortLink(wizard: Wizard) {
  const client = useQueryClient();
  const request = requestOf(wizard);
  const long = location.origin + stepPath(wizard, STEP);
  const making = {
    queryKey: [createShortLink.path, request] as const,
    queryFn: () => makeLink(request, long),
    staleTime: ({ state }: { state: { data?: Link } }) => (state.data?.isShort ? Number.POSITIVE_INFINITY : 0),
  };
  const { data, isFetching } = useQuery({ ...making, enabled: false });
  return {
    /** undefined until it has been created: another press tries again */
    link: data?.isShort ? data.address : undefined,
    /** restores the same until then */
    long,
    isMaking: isFetching,
    make: async (): Promise<string> => (await client.fetchQuery(making)).address,
  };
}
