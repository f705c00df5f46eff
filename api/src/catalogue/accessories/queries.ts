import type { Accessory, Cents, Coupon, KitItem } from '@vitrina/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { offered } from '../offered';

/** An accessory with what the contract asks for by: 1 kit, 2 sold alone. */
export type AccessoryOfKind = Accessory & { kind: number };

interface ArticleRow {
  id: number;
  article_id: number;
  name: string;
  long_name: string | null;
  image: string | null;
  cents: Cents;
}

const toArticle = (row: ArticleRow): KitItem => ({
  id: row.id,
  key: row.article_id,
  name: row.name,
  longName: row.long_name ?? undefined,
  image: row.image ?? undefined,
  price: row.cents,
});

/** Kits and accessories of a version, in their order, kits with what they contain. */
export async function listAccessories(
  database: Kysely<Database>,
  versionId: number,
  { onSaleOnly }: { onSaleOnly: boolean },
): Promise<AccessoryOfKind[]> {
  const [rows, items] = await Promise.all([
    offered(database)
      .selectFrom('accessory')
      .innerJoin('article', 'article.id', 'accessory.article_id')
      .selectAll('accessory')
      .select(['article.name', 'article.long_name', 'article.image'])
      .where('version_id', '=', versionId)
      .$if(onSaleOnly, (query) => query.where('on_sale', '=', true))
      .orderBy('accessory.position')
      .execute(),
    offered(database)
      .selectFrom('kit_item')
      .innerJoin('accessory', 'accessory.id', 'kit_item.kit_id')
      .innerJoin('article', 'article.id', 'kit_item.article_id')
      .selectAll('kit_item')
      .select(['article.name', 'article.long_name', 'article.image'])
      .where('accessory.version_id', '=', versionId)
      .orderBy('kit_item.position')
      .execute(),
  ]);
  return rows.map((row) => ({
    ...toArticle(row),
    kind: row.kind,
    items: items.filter((item) => item.kit_id === row.id).map(toArticle),
    disabled: !row.available,
  }));
}

/** Prepaid maintenance coupons of a version, in their order. */
export async function listCoupons(database: Kysely<Database>, versionId: number): Promise<Coupon[]> {
  const rows = await offered(database)
    .selectFrom('prepaid_coupon')
    .selectAll()
    .where('version_id', '=', versionId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, name, description, cents }) => ({ id, name, description, price: cents }));
}
