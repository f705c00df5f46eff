import type { Kysely } from 'kysely';
import { BRAND } from '../../platform/brand';
import type { Database } from '../../platform/database/schema';
import { escapeHtml, rows } from '../../platform/outbox/html';
import { messageKind } from '../../platform/outbox/message';
import { plain } from '../../platform/outbox/rendered';
import { typed } from '../../platform/outbox/typed';
import type { Interest } from './kept-interest';
import { LEAD_MAILS_PER_HOUR } from './mail-limits';

/**
 * What a form's lead asks about, as pairs. Without a vehicle that was written: nobody has confirmed the address, and free
 * text would let a stranger write to anybody.
 */
const interestPairs = ({ model, package: trimPackage, colour, plate, dealership }: Interest): [string, string][] => {
  const pairs: [string, string | undefined][] = [
    ['Vehículo', model && `${BRAND.name} ${model.name}`],
    ['Paquete', trimPackage && `${trimPackage.title} ${trimPackage.year}`],
    ['Color', colour?.name],
    ['Placa', plate && typed(plate)],
    ['Concesionario', dealership.name],
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
};

const findLead = (database: Kysely<Database>, leadId: number) =>
  database.selectFrom('form_lead').selectAll().where('id', '=', leadId).executeTakeFirst();

const subjectOf = ({ number }: { number: number }) => `Recibimos tu solicitud N.º ${number}`;

/** The mail that confirms a form's lead; it is news for three days. */
export const interestMessage = messageKind<{ leadId: number }>({
  name: 'interest',
  perHour: LEAD_MAILS_PER_HOUR,
  minutes: 3 * 24 * 60,
  async subject({ leadId }, database) {
    const lead = await findLead(database, leadId);
    return lead && subjectOf(lead);
  },
  async render({ leadId }, database) {
    const lead = await findLead(database, leadId);
    if (!lead) return undefined;
    const pairs = interestPairs(lead.interest);
    const greeting = `Hola, ${typed(lead.first_names)}. ${subjectOf(lead)}.`;
    const next = `${lead.interest.dealership.name} se comunicará contigo.`;
    return plain(
      subjectOf(lead),
      [greeting, ...pairs.map(([label, value]) => `${label}: ${value}`), next].join('\n'),
      `<h1>Recibimos tu solicitud</h1>
<p>${escapeHtml(greeting)} ${escapeHtml(next)}</p>
<table>${rows(pairs)}</table>`,
    );
  },
});
