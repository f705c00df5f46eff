import { type Cents, LEAD_DEFAULTS } from '@vitrina/contract';
import { cartLines, priceGroupsOf } from '@vitrina/rules';
import type { ResolvedConfiguration } from './configuration';
import type { KeptConfiguration } from './kept-configuration';

/** The total of a configuration in cents, by the same rules as the page shows it. */
export const totalOf = ({ trimPackage, cart }: ResolvedConfiguration): Cents =>
  priceGroupsOf(trimPackage.lines, cart).total;

/** What the lead keeps: names and prices as they are sold now, so that it stays true when the catalogue changes. */
export function snapshotOf(configuration: ResolvedConfiguration): KeptConfiguration {
  const { model, version, year, power, colour, image, province, dealership, trimPackage, cart } = configuration;
  const article = ({ id, key, name, price }: { id: number; key: number; name: string; price: Cents }) => ({
    ...{ id, key, name },
    cents: price,
  });
  return {
    ...LEAD_DEFAULTS,
    province,
    model: { id: model.id, name: model.name },
    version,
    year,
    power,
    colour: colour ?? null,
    image: image ?? null,
    package: {
      id: trimPackage.id,
      title: trimPackage.title,
      description: trimPackage.description,
      cents: trimPackage.price,
    },
    accessories: cart.individuales.map(article),
    kits: cart.kit.map((kit) => ({ ...article(kit), items: kit.items.map(article) })),
    prepaidMaintenance: cart.cupones.map(({ id, name, price }) => ({ id, name, cents: price })),
    dealership: { id: dealership.id, name: dealership.name, company: dealership.company },
    lines: cartLines(trimPackage.lines, cart).map(({ kind, label, price }) => ({ kind, label, cents: price })),
    totalCents: totalOf(configuration),
  };
}
