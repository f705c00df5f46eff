import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatDate, formatMoney } from '@vitrina/rules';
import type { Kysely, Selectable } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../platform/database/schema';
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

async function addressOf(database: Kysely<Database>, dealershipId: number): Promise<string> {
  const row = await database
    .selectFrom('dealership')
    .innerJoin('canton', 'canton.id', 'dealership.canton_id')
    .select(['street', 'street_number', 'cross_street', 'canton.name as canton'])
    .where('dealership.id', '=', dealershipId)
    .executeTakeFirst();
  const street = [row?.street, row?.street_number].filter(Boolean).join(' ');
  return [[street, row?.cross_street].filter(Boolean).join(' y '), row?.canton].filter(Boolean).join(', ');
}

const findLead = (database: Kysely<Database>, leadId: number) =>
  database.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst();

const headOf = ({ number, configuration: { model, year } }: Selectable<Database['lead']>): QuotationHead => ({
  number,
  vehicle: `${model.name} ${year}`,
});

/** What the quotation of a lead is called by; undefined when there is no such lead. */
export async function quotationHead(database: Kysely<Database>, leadId: number): Promise<QuotationHead | undefined> {
  const lead = await findLead(database, leadId);
  return lead && headOf(lead);
}

/** The document of a lead that brought a configuration; undefined when there is no such lead. */
export async function quotationDocument(
  database: Kysely<Database>,
  leadId: number,
): Promise<QuotationDocument | undefined> {
  const lead = await findLead(database, leadId);
  if (!lead) return undefined;
  const { configuration } = lead;
  const { lines, dealership } = configuration;
  return {
    ...headOf(lead),
    date: formatDate(lead.created_at.toISOString()),
    customer: `${lead.first_names} ${lead.surnames}`,
    facts: factsOf(configuration),
    lines: lines.map(({ label, cents }) => [label, formatMoney(cents)]),
    total: formatMoney(lead.total_cents),
    dealership: { ...dealership, address: await addressOf(database, dealership.id) },
    picture: await pictureAt(configuration.image),
  };
}
