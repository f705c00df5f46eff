import type { cardProviders } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import { offered } from '../../catalogue/offered';
import type { Database } from '../../platform/database/schema';
import type { CardProviders } from './provider';

/** What each provider calls a brand. */
const NAME_COLUMN = { p2p: 'p2p_franchise', payme: 'payme_brand' } as const;

/** The providers that are configured, each with the brands that it takes, and the banks whose cards can pay later. */
export async function offeredProviders(
  database: Kysely<Database>,
  providers: CardProviders,
): Promise<ReturnType<(typeof cardProviders)['response']['read']>> {
  const brands = await offered(database)
    .selectFrom('card_brand')
    .select(['key', 'name', 'p2p_franchise', 'payme_brand'])
    .where('accepted', '=', true)
    .orderBy('position')
    .execute();
  const banks = await offered(database)
    .selectFrom('institution')
    .select('name')
    .where('defers_cards', '=', true)
    .orderBy('name')
    .execute();
  return {
    providers: Object.values(providers).map(({ name, title }) => ({
      ...{ name, title },
      brands: brands
        .filter((brand) => brand[NAME_COLUMN[name]] !== null)
        .map(({ key, name: brand }) => ({ key, name: brand })),
    })),
    deferringBanks: banks,
  };
}
