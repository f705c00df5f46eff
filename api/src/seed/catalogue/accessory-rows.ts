import { ACCESSORY_KINDS, type Cents, toCents } from '@vitrina/contract';
import { sumCents } from '@vitrina/rules';
import {
  ARTICLES,
  type ArticleKey,
  COUPONS,
  KIT_SHARE,
  KITS,
  type KitKey,
  OFFERS,
  type OfferSeed,
} from './data/accessories';
import { pictures } from './pictures';
import { MODELS, versionId } from './vehicle-rows';

interface Offer {
  version: number;
  year: number;
  offer: OfferSeed;
}

const offers: Offer[] = MODELS.flatMap((model) =>
  model.versions.map((version) => ({
    version: versionId(model, version),
    year: version.year,
    offer: OFFERS[model.slug] ?? { articles: {}, kits: [] },
  })),
);

const pricesOf = (offer: OfferSeed) => Object.entries(offer.articles) as [ArticleKey, number][];

/** The price in a kit. An article that the model sells in kits only has the price of the cheapest model that sells it alone. */
const itemCents = (offer: OfferSeed, article: ArticleKey): Cents => {
  const elsewhere = Object.values(OFFERS).flatMap(({ articles }) => articles[article] ?? []);
  return toCents((offer.articles[article] ?? Math.min(...elsewhere)) * KIT_SHARE);
};

const individualRows = ({ version, year, offer }: Offer) =>
  offer.kitsOnlyIn?.includes(year)
    ? []
    : pricesOf(offer).map(([article, price], position) => ({
        id: version * 100 + position + 1,
        version_id: version,
        article_id: ARTICLES[article][0],
        kind: ACCESSORY_KINDS.individual,
        cents: toCents(price),
        position,
        on_sale: true,
        available: !offer.soldOut?.includes(article),
      }));

const kitId = (version: number, position: number) => version * 100 + 51 + position;
const itemRows = ({ version, offer }: Offer, kit: KitKey, position: number) =>
  KITS[kit][2].map((article, i) => ({
    id: kitId(version, position) * 10 + i + 1,
    kit_id: kitId(version, position),
    article_id: ARTICLES[article][0],
    cents: itemCents(offer, article),
    position: i,
  }));

const kitRows = (offered: Offer) =>
  offered.offer.kits.map((kit, position) => ({
    id: kitId(offered.version, position),
    version_id: offered.version,
    article_id: KITS[kit][0],
    kind: ACCESSORY_KINDS.kits,
    cents: sumCents(itemRows(offered, kit, position).map((item) => item.cents)),
    position,
    on_sale: true,
    available: true,
  }));

const couponRows = ({ version, offer: { service } }: Offer) =>
  service === undefined
    ? []
    : COUPONS.map(([kilometres, share], position) => ({
        id: version * 10 + position + 1,
        version_id: version,
        name: `Mantenimiento prepagado ${kilometres.toLocaleString('es-US')} km`,
        description: `${kilometres / 10_000} mantenimientos preventivos, uno cada 10,000 km, con repuestos y mano de obra`,
        cents: toCents(service * (kilometres / 10_000) * share),
        position,
      }));

/** Articles, accessories sold alone, kits with what they contain, and prepaid maintenance. */
export const accessoryRows = () => ({
  article: [
    ...Object.entries(ARTICLES).map(([key, [id, name, long_name]]) => ({
      id,
      name,
      long_name,
      image: pictures.article(key),
    })),
    ...Object.values(KITS).map(([id, name]) => ({ id, name, long_name: null, image: null })),
  ],
  accessory: offers.flatMap((offer) => [...individualRows(offer), ...kitRows(offer)]),
  kit_item: offers.flatMap((offer) => offer.offer.kits.flatMap((kit, position) => itemRows(offer, kit, position))),
  prepaid_coupon: offers.flatMap(couponRows),
});
