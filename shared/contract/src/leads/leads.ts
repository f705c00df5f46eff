import { count, flag, id, instant, isoDate, money, text, uuid, type WordOf } from '../dsl/codec';
import { either, literal } from '../dsl/either';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';
import { configuration, termsVersion } from './configuration';

const person = {
  identification: field('dt1', text(13, 10)),
  firstNames: field('dt2', text(50, 1)),
  surnames: field('dt3', text(50, 1)),
  phone: field('dt4', text(20, 8), 'a mobile; the server also takes it with the code of the country and without its 0'),
  email: field('dt5', text(50, 3)),
  consent: field('bdt1', flag, 'the customer agreed to the handling of their data; a lead without it is refused'),
  consentVersion: field('dt6', text(40), 'version of the text agreed to'),
  captchaToken: field('dt7', text(4000, 1)),
  captchaAction: field('dt8', text(40, 1)),
  attempt: field('dt9', uuid, 'id of this submit: repeating it makes no second lead'),
  campaign: field('ndt1', count, 'campaign id, 0 for none'),
} as const;

/** What tells the kinds of lead of one call apart, ours. */
const KIND = 'dt15';

/** A lead with a whole configuration: a quotation request of a guest, or an online purchase. */
export const LeadRequest = entity('LeadRequest', {
  kind: optional(KIND, literal('configuration'), 'ours: may be missing'),
  ...person,
  ...configuration,
  termsVersion,
  registration: optional('dt14', uuid, 'ours: attempt of the registration that an online purchase belongs to'),
  visitCampaign: optional('ndt2', count, 'ours: campaign of the visit, if the lead belongs to another one (online)'),
});
export type LeadRequest = WordOf<typeof LeadRequest>;

const vehicleLead = {
  ...person,
  provinceId: optional('ndt20', id),
  modelId: optional('ndt21', id),
  packageId: optional('ndt27', id),
  colourId: optional('ndt28', id),
  dealershipId: field('ndt29', id),
  vehicle: optional('dt10', text(80), 'free text, when the vehicle is not chosen from the list'),
  plate: optional('dt11', text(7)),
  address: optional('dt12', text(200)),
  date: optional('ddt1', isoDate),
  skipIntegration: optional('bdt2', flag, 'no-integration option of the post-sale form'),
  sellerWrites: optional('bdt3', flag, 'seller-writes option of the post-sale form'),
} as const;

/** What a lead form without the wizard asks: a vehicle, not a configuration. */
export const VehicleLeadRequest = entity('VehicleLeadRequest', vehicleLead);
export type VehicleLeadRequest = WordOf<typeof VehicleLeadRequest>;

/** The same as a lead of the one call that the documents give. */
export const GenericLeadRequest = entity('GenericLeadRequest', {
  kind: field(KIND, literal('form'), 'ours: a generic form, not a configuration'),
  ...vehicleLead,
});
export type GenericLeadRequest = WordOf<typeof GenericLeadRequest>;

/** The lead as the server keeps it. */
export const LeadReceipt = entity('LeadReceipt', {
  id: field('id', id),
  number: field('ndt4', id, 'number that the customer may name'),
  createdAt: field('ddt1', instant),
  total: optional('ndt3', money),
});
export type LeadReceipt = WordOf<typeof LeadReceipt>;

export const createLead = endpoint({
  name: 'createLead',
  path: 'Ntsrd/VmCrNtr',
  purpose: 'Create a lead: with its configuration (a quotation request), or of a generic form',
  request: either(LeadRequest, GenericLeadRequest),
  response: LeadReceipt,
});

export const createPostSaleLead = endpoint({
  name: 'createPostSaleLead',
  path: 'Ntsrd/VmCrNtrP',
  purpose: 'Create a lead of the post-sale form',
  ours: true,
  request: VehicleLeadRequest,
  response: LeadReceipt,
});

export const validateIdentity = endpoint({
  name: 'validateIdentity',
  path: 'Ntsrd/VmVlInt',
  purpose: 'Whether an identification number is valid and free to register',
  request: entity('ValidateIdentityRequest', {
    identification: field('dt1', text(13, 1)),
    type: field('ndt2', id, '1 natural-person tax number, 2 legal-entity tax number, 3 national ID'),
  }),
  response: entity('ValidateIdentityResponse', { valid: field('bdt1', flag) }),
});
