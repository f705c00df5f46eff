import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatDate, formatMoney, formatPrice } from '@vitrina/rules';
import type { Kysely, Selectable } from 'kysely';
import sharp from 'sharp';
import { contactOf } from '../../catalogue/places/contact';
import type { Database } from '../../platform/database/schema';
import { typed } from '../../platform/outbox/typed';
import type { KeptConfiguration } from '../leads/kept-configuration';

const MEDIA = resolve(__dirname, '../../../media');
const MEDIA_ADDRESS = '/media/1/';

/** What a quotation is called by. */
export interface QuotationHead {
  number: number;
  /** Model and year. */
  vehicle: string;
}

/** A quotation as it is told to a customer, in words and formatted amounts. */
export interface QuotationDocument extends QuotationHead {
  /** DD/MM/YYYY, as it was in Guayaquil. */
  date: string;
  customer: string;
  facts: [label: string, value: string][];
  lines: [label: string, amount: string][];
  total: string;
  dealership: { name: string; company: string; address: string };
  /** The car on white, JPEG; undefined when there is no picture of it. */
  picture: Buffer | undefined;
}

/** Pixels of a picture in a document: sharp on paper at 16 cm. */
const PICTURE_WIDTH = 1200;

/** Mail programs and PDF know JPEG; the site's pictures are WebP with a transparent ground. */
async function pictureAt(address: string | null): Promise<Buffer | undefined> {
  if (!address?.startsWith(MEDIA_ADDRESS)) return undefined;
  const file = await readFile(resolve(MEDIA, address.slice(MEDIA_ADDRESS.length))).catch(() => undefined);
  return (
    file &&
    sharp(file)
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer()
  );
}

const factsOf = ({ year, power, colour, package: trimPackage }: KeptConfiguration): [string, string][] => [
  ['Año', String(year)],
  ['Paquete', trimPackage.title],
  ['Motor', power.motor.name],
  ['Transmisión', power.transmission.name],
  ['Tracción', power.traction.name],
  ...(colour ? [['Color', colour.name] as [string, string]] : []),
];

/** Whose document it is: a guest's lead or a customer's quotation. */
export type Quoted = { leadId: number } | { quotationId: number };

const PARTS = ['number', 'created_at', 'total_cents', 'configuration', 'first_names', 'surnames'] as const;

const find = (database: Kysely<Database>, of: Quoted) =>
  'leadId' in of
    ? database.selectFrom('lead').select(PARTS).where('id', '=', of.leadId).executeTakeFirst()
    : database
        .selectFrom('quotation')
        .innerJoin('person', 'person.account_id', 'quotation.account_id')
        .select(PARTS)
        .where('id', '=', of.quotationId)
        .executeTakeFirst();

const headOf = ({
  number,
  configuration: { model, year },
}: Pick<Selectable<Database['lead']>, 'number' | 'configuration'>): QuotationHead => ({
  number,
  vehicle: `${model.name} ${year}`,
});

/** What a quotation is called by; undefined when it is gone. */
export async function quotationHead(database: Kysely<Database>, of: Quoted): Promise<QuotationHead | undefined> {
  const found = await find(database, of);
  return found && headOf(found);
}

/** The document of a quotation; undefined when it is gone. */
export async function quotationDocument(
  database: Kysely<Database>,
  of: Quoted,
): Promise<QuotationDocument | undefined> {
  const found = await find(database, of);
  if (!found) return undefined;
  const { configuration } = found;
  const { lines, dealership } = configuration;
  return {
    ...headOf(found),
    date: formatDate(found.created_at.toISOString()),
    customer: typed(`${found.first_names} ${found.surnames}`),
    facts: factsOf(configuration),
    lines: lines.map(({ label, cents }) => [label, formatPrice(cents)]),
    total: formatMoney(found.total_cents),
    dealership: { ...dealership, address: (await contactOf(database, dealership.id)).address },
    picture: await pictureAt(configuration.image),
  };
}
