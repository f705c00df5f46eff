import type { Kysely } from 'kysely';
import type { Interest } from '../../sales/leads/kept-interest';
import { BRAND } from '../brand';
import type { Database } from '../database/schema';
import { escapeHtml, rows } from './html';
import { plain, type Rendered } from './rendered';

/** What a form's lead asks about, as pairs. */
const interestPairs = ({
  model,
  package: trimPackage,
  colour,
  vehicle,
  plate,
  dealership,
}: Interest): [string, string][] => {
  const pairs: [string, string | undefined][] = [
    ['Vehículo', model ? `${BRAND.name} ${model.name}` : vehicle],
    ['Paquete', trimPackage && `${trimPackage.title} ${trimPackage.year}`],
    ['Color', colour?.name],
    ['Placa', plate],
    ['Concesionario', dealership.name],
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
};

const findLead = (database: Kysely<Database>, leadId: number) =>
  database.selectFrom('form_lead').selectAll().where('id', '=', leadId).executeTakeFirst();

const subjectOf = ({ number }: { number: number }) => `Recibimos tu solicitud N.º ${number}`;

/** The subject of the mail that confirms a form's lead; undefined when it is gone. */
export async function interestSubject(database: Kysely<Database>, leadId: number): Promise<string | undefined> {
  const lead = await findLead(database, leadId);
  return lead && subjectOf(lead);
}

/** The mail that confirms a form's lead; undefined when it is gone. */
export async function interestMail(database: Kysely<Database>, leadId: number): Promise<Rendered | undefined> {
  const lead = await findLead(database, leadId);
  if (!lead) return undefined;
  const pairs = interestPairs(lead.interest);
  const greeting = `Hola, ${lead.first_names}. ${subjectOf(lead)}.`;
  const next = `${lead.interest.dealership.name} se comunicará contigo.`;
  return plain(
    subjectOf(lead),
    [greeting, ...pairs.map(([label, value]) => `${label}: ${value}`), next].join('\n'),
    `<h1>Recibimos tu solicitud</h1>
<p>${escapeHtml(greeting)} ${escapeHtml(next)}</p>
<table>${rows(pairs)}</table>`,
  );
}
