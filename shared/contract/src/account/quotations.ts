import { bytes, count, flag, id, instant, listOf, money, text, uuid, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';
import { configuration, termsVersion } from '../leads/configuration';
import { LeadReceipt } from '../leads/leads';
import { linkCode } from '../leads/short-links';
import { listPage } from './list-page';

/** A named amount in a saved quotation. */
export const QuotationItem = entity('QuotationItem', { name: field('dt1', text(160)), price: field('ndt1', money) });

/** The table of a saved quotation, for what is a quotation and more. */
export const quotationTable = {
  id: field('id', id),
  company: field('dt4', text(120), 'company or model name'),
  number: field('ndt4', id),
  date: field('ddt1', instant),
  image: optional('dt6', text(300)),
  secondImage: optional('dt7', text(300)),
  colourName: optional('dt8', text(120), 'colour, or a subtitle'),
  packageDescription: optional('dt1', text(2000)),
  total: field('ndt3', money),
  negotiationId: optional('ndt5', id),
  dealershipId: optional('ndt6', id),
  packagePrice: optional('ndt8', money),
  downPayment: optional('ndt10', money),
  outstandingBalance: optional('ndt13', money),
  term: optional('ndt14', id, 'ours: in months, of a credit that was calculated'),
  kind: optional('tipo', id, '1 cash, 2 credit'),
  customerDataComplete: optional('bdt1', flag, 'customer data and funds declaration are done'),
  creditPurchase: optional('bdt4', flag),
  accessories: field('elements', listOf(QuotationItem)),
  kits: field('elements2', listOf(QuotationItem)),
  prepaidMaintenance: field('elements3', listOf(QuotationItem)),
  modelName: optional('dt14', text(80), 'ours: as sold'),
  year: optional('ndt15', count, 'ours: of the version'),
  versionName: optional('dt15', text(120), 'ours: as sold'),
  motor: optional('dt16', text(80), 'ours: as sold'),
  transmission: optional('dt17', text(80), 'ours: as sold'),
  traction: optional('dt18', text(80), 'ours: as sold'),
  colour: optional('dt20', text(80), 'ours: as sold'),
} as const;

/** A saved quotation. */
export const Quotation = entity('Quotation', quotationTable);
export type Quotation = WordOf<typeof Quotation>;

export const quotations = endpoint({
  name: 'quotations',
  path: 'VhcCtPr/VmSlVhCm',
  purpose: "The customer's saved quotations, newest first",
  access: 'customer',
  request: entity('QuotationsRequest', { personId: field('ndt1', id), campaign: field('ndt2', count), ...listPage }),
  response: listOf(Quotation),
});

export const createQuotation = endpoint({
  name: 'createQuotation',
  path: 'PrtVnt/VmCrOprL',
  purpose: "Add a configuration to the customer's quotations",
  access: 'customer',
  request: entity('CreateQuotationRequest', {
    ...configuration,
    termsVersion,
    campaign: field('ndt1', count),
    attempt: field('dt9', uuid, 'id of this submit: repeating it makes no second quotation'),
  }),
  response: LeadReceipt,
});

export const quotationDocument = endpoint({
  name: 'quotationDocument',
  path: 'PrtVnt/VmPdfPrt',
  purpose: 'A quotation as a PDF, as it was sold',
  access: 'customer',
  ours: true,
  request: entity('QuotationDocumentRequest', { id: field('id', id, 'of the quotation') }),
  response: bytes(['application/pdf']),
});

export const quotationLink = endpoint({
  name: 'quotationLink',
  path: 'PrtVnt/VmEnlPrt',
  purpose:
    "The short link of a quotation's configuration: to share, and to configure again; the quotation stays as it is",
  access: 'customer',
  ours: true,
  request: entity('QuotationLinkRequest', { id: field('id', id, 'of the quotation') }),
  response: entity('QuotationLinkResponse', { code: linkCode }),
});
