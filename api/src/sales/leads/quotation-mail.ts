import { BRAND } from '../../platform/brand';
import { escapeHtml, mailPage, rows } from '../../platform/outbox/html';
import { messageKind } from '../../platform/outbox/message';
import type { Rendered } from '../../platform/outbox/rendered';
import {
  type QuotationDocument,
  type QuotationHead,
  type Quoted,
  quotationDocument,
  quotationHead,
} from '../documents/quotation';
import { quotationFile } from '../documents/quotation-file';
import { LEAD_MAILS_PER_HOUR } from './mail-limits';

const PICTURE_ID = 'auto';

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

const subjectOf = ({ number, vehicle }: QuotationHead) => `Tu cotización N.º ${number}: ${BRAND.name} ${vehicle}`;

/** The mail of a document, with its PDF and its picture. */
async function mailOf(document: QuotationDocument): Promise<Rendered> {
  const subject = subjectOf(document);
  const { name, mediaType: type, bytes: content } = await quotationFile(document);
  const pdf = { name, type, content };
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

/** The mail of a quotation; it is news for three days. */
export const quotationMessage = messageKind<Quoted>({
  name: 'quotation',
  perHour: LEAD_MAILS_PER_HOUR,
  minutes: 3 * 24 * 60,
  async subject(of, database) {
    const head = await quotationHead(database, of);
    return head && subjectOf(head);
  },
  async render(of, database) {
    const document = await quotationDocument(database, of);
    return document && mailOf(document);
  },
});
