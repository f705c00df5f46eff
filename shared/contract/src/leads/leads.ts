import { count, flag, id, instant, isoDate, money, text, uuid, type WordOf } from '../dsl/codec';
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

/** A lead with a whole configuration: a quotation request of a guest. */
export const LeadRequest = entity('LeadRequest', {
  ...person,
  ...configuration,
  termsVersion,
  registration: optional('dt14', uuid, 'ours: attempt of the registration that an online purchase belongs to'),
});
export type LeadRequest = WordOf<typeof LeadRequest>;

/** What a lead form without the wizard asks: a vehicle, not a configuration. */
export const VehicleLeadRequest = entity('VehicleLeadRequest', {
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
});
export type VehicleLeadRequest = WordOf<typeof VehicleLeadRequest>;

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
  purpose: 'Create a lead with its configuration (a quotation request)',
  request: LeadRequest,
  response: LeadReceipt,
});

export const createVehicleLead = endpoint({
  name: 'createVehicleLead',
  path: 'Ntsrd/VmCrNtrG',
  purpose: 'Create a lead of a generic form',
  ours: true,
  request: VehicleLeadRequest,
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
