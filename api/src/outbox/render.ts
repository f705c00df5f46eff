import type { Kysely } from 'kysely';
import { BRAND } from '../brand';
import type { Database } from '../database/schema';
import { type QuotationDocument, quotationDocument } from '../documents/quotation';
import { quotationPdf } from '../documents/quotation-pdf';
import type { Interest } from '../leads/kept-interest';
import { escapeHtml, mailPage, rows } from './html';
import type { Message } from './message';

/** A file that comes with a mail; one with an `id` is shown inside it as `cid:<id>`. */
export interface Attachment {
  name: string;
  type: string;
  id?: string;
  content: Buffer;
}

/** A message as it is sent: all of it by e-mail, `text` by SMS. */
export interface Rendered {
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

const PICTURE_ID = 'auto';

function plain(subject: string, text: string, body: string): Rendered {
  return { subject, text, html: mailPage(subject, body), attachments: [] };
}

function oneTimePassword({ name, code }: { name: string; code: string }): Rendered {
  return plain(
    `${code} es tu código de ${BRAND.name}`,
    `${BRAND.name}: tu código es ${code}. Vence en 10 minutos. No lo compartas con nadie.`,
    `<h1>Tu código de verificación</h1>
<p>Hola, ${escapeHtml(name)}. Escribe este código para validar tu cuenta:</p>
<p class="code">${escapeHtml(code)}</p>
<p class="quiet">Vence en 10 minutos. No lo compartas con nadie: nunca te lo pediremos por teléfono.</p>`,
  );
}

function temporaryPassword({ name, password }: { name: string; password: string }): Rendered {
  return plain(
    `Tu nueva contraseña de ${BRAND.name}`,
    `${BRAND.name}: tu nueva contraseña es ${password}. Vale 24 horas. Si no la pediste, ignora este mensaje.`,
    `<h1>Tu nueva contraseña</h1>
<p>Hola, ${escapeHtml(name)}. Inicia sesión con esta contraseña en las próximas 24 horas y cámbiala en tus datos personales:</p>
<p class="code">${escapeHtml(password)}</p>
<p class="quiet">Si no la pediste, ignora este mensaje: tu contraseña anterior sigue sirviendo.</p>`,
  );
}

const quotationBody = ({ number, customer, vehicle, facts, lines, total, dealership, picture }: QuotationDocument) =>
  `<h1>${escapeHtml(`${BRAND.name} ${vehicle}`)}</h1>
<p>Hola, ${escapeHtml(customer)}. Esta es tu cotización N.º ${number}. La encontrarás también en el PDF adjunto.</p>
${picture ? `<img src="cid:${PICTURE_ID}" width="544" alt="${escapeHtml(`${BRAND.name} ${vehicle}`)}">` : ''}
<table>${rows(facts)}</table>
<table>${rows(lines)}
<tr class="total"><th scope="row">PVP sugerido</th><td>${escapeHtml(total)}</td></tr></table>
<p>Te atenderá <strong>${escapeHtml(dealership.name)}</strong><br>${escapeHtml([dealership.company, dealership.address].filter(Boolean).join(' · '))}</p>
<p class="quiet">Los precios incluyen IVA y pueden cambiar sin previo aviso.</p>`;

const quotationText = ({ number, customer, vehicle, lines, total, dealership }: QuotationDocument) =>
  [
    `Hola, ${customer}. Esta es tu cotización N.º ${number} de un ${BRAND.name} ${vehicle}.`,
    ...lines.map(([label, amount]) => `${label}: ${amount}`),
    `PVP sugerido: ${total}`,
    `Te atenderá ${dealership.name}. Los precios incluyen IVA y pueden cambiar sin previo aviso.`,
  ].join('\n');

async function quotation(database: Kysely<Database>, leadId: number): Promise<Rendered | undefined> {
  const document = await quotationDocument(database, leadId);
  if (!document) return undefined;
  const subject = `Tu cotización N.º ${document.number}: ${BRAND.name} ${document.vehicle}`;
  const pdf = {
    name: `cotizacion-${document.number}.pdf`,
    type: 'application/pdf',
    content: await quotationPdf(document),
  };
  const picture = document.picture && {
    name: 'auto.jpg',
    type: 'image/jpeg',
    id: PICTURE_ID,
    content: document.picture,
  };
  return {
    subject,
    text: quotationText(document),
    html: mailPage(subject, quotationBody(document)),
    attachments: [pdf, ...(picture ? [picture] : [])],
  };
}

/** What a form's lead asks about, as pairs. */
const interestPairs = ({ model, package: trim, colour, vehicle, plate, dealership }: Interest): [string, string][] => {
  const pairs: [string, string | undefined][] = [
    ['Vehículo', model ? `${BRAND.name} ${model.name}` : vehicle],
    ['Paquete', trim && `${trim.title} ${trim.year}`],
    ['Color', colour?.name],
    ['Placa', plate],
    ['Concesionario', dealership.name],
  ];
  return pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
};

async function interest(database: Kysely<Database>, leadId: number): Promise<Rendered | undefined> {
  const lead = await database.selectFrom('form_lead').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!lead) return undefined;
  const pairs = interestPairs(lead.interest);
  const greeting = `Hola, ${lead.first_names}. Recibimos tu solicitud N.º ${lead.number}.`;
  const next = `${lead.interest.dealership.name} se comunicará contigo.`;
  return plain(
    `Recibimos tu solicitud N.º ${lead.number}`,
    [greeting, ...pairs.map(([label, value]) => `${label}: ${value}`), next].join('\n'),
    `<h1>Recibimos tu solicitud</h1>
<p>${escapeHtml(greeting)} ${escapeHtml(next)}</p>
<table>${rows(pairs)}</table>`,
  );
}

/** A message in words; undefined when what it is about is gone. */
export async function render(database: Kysely<Database>, message: Message): Promise<Rendered | undefined> {
  switch (message.kind) {
    case 'one-time-password':
      return oneTimePassword(message);
    case 'temporary-password':
      return temporaryPassword(message);
    case 'quotation':
      return quotation(database, message.leadId);
    case 'interest':
      return interest(database, message.leadId);
  }
}
