import { between, bytes, count, flag, id, instant, isoDate, listOf, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';

/** An e-mail address of a customer, one for each type. */
export const ProfileEmail = entity('ProfileEmail', {
  typeId: field('ndt1', id),
  address: field('dt1', text(50)),
  isMain: field('bdt2', flag),
  pendingAddress: optional('dt2', text(50), 'ours: takes its place once it is confirmed'),
});
export type ProfileEmail = WordOf<typeof ProfileEmail>;

/** A telephone of a customer, one for each type. */
export const ProfilePhone = entity('ProfilePhone', {
  typeId: field('ndt1', id),
  number: field('dt1', text(20)),
  isMain: field('bdt2', flag),
});
export type ProfilePhone = WordOf<typeof ProfilePhone>;

/** An address of a customer, one for each type. */
export const ProfileAddress = entity('ProfileAddress', {
  typeId: field('ndt1', id),
  mainStreet: field('dt1', text(50)),
  secondaryStreet: field('dt2', text(50)),
  number: field('dt3', text(50)),
  reference: optional('dt4', text(50)),
  neighbourhood: optional('dt5', text(50)),
  cityId: field('ndt2', id, 'a canton'),
  parishId: optional('ndt3', id),
  isMain: field('bdt2', flag),
});
export type ProfileAddress = WordOf<typeof ProfileAddress>;

const names = {
  firstName: field('dt1', text(50, 1)),
  otherNames: optional('dt2', text(50)),
  surname: field('dt3', text(50, 1)),
  secondSurname: optional('dt4', text(50)),
  birthDate: optional('ddt2', isoDate),
  genderId: optional('ndt1', id, 'ours'),
  revision: field('ndt2', count, 'ours: grows with each change; a change of an older one is refused with 409'),
} as const;

/** What a customer has said about themselves. */
export const Profile = entity('Profile', {
  ...names,
  identification: field('dt9', text(13), 'ours'),
  emails: field('elements2', listOf(ProfileEmail)),
  phones: field('elements3', listOf(ProfilePhone)),
  addresses: field('elements4', listOf(ProfileAddress)),
});
export type Profile = WordOf<typeof Profile>;

export const profile = endpoint({
  name: 'profile',
  path: 'Prpt/VmIdPrp',
  purpose: "The customer's personal data",
  access: 'customer',
  request: entity('ProfileRequest', { id: field('id', id, 'of the person') }),
  response: Profile,
});

/** An e-mail address, telephone or address as the form sends it: it becomes the main one of its kind. */
export const updateProfile = endpoint({
  name: 'updateProfile',
  path: 'Prpt/VmUpPrp',
  purpose: 'Change the personal data. A new e-mail address waits for its confirmation; everything else counts at once',
  access: 'customer',
  request: entity('UpdateProfileRequest', {
    id: field('id', id, 'of the person'),
    ...names,
    emails: field(
      'elements2',
      listOf(entity('StatedEmail', { typeId: field('ndt1', id), address: field('dt1', text(50, 3)) }), 1),
    ),
    phones: field(
      'elements3',
      listOf(entity('StatedPhone', { typeId: field('ndt1', id), number: field('dt1', text(20, 8)) }), 1),
    ),
    addresses: field(
      'elements4',
      listOf(
        entity('StatedAddress', {
          typeId: field('ndt1', id),
          mainStreet: field('dt1', text(50, 1)),
          secondaryStreet: field('dt2', text(50, 1)),
          number: field('dt3', text(50, 1)),
          reference: optional('dt4', text(50)),
          neighbourhood: optional('dt5', text(50)),
          cityId: field('ndt2', id),
          parishId: optional('ndt3', id),
        }),
        1,
      ),
    ),
  }),
  response: entity('UpdateProfileResponse', { revision: field('ndt2', count, 'ours: of the data as they now are') }),
});

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  path: 'Prpt/VmCnfCrr',
  purpose: 'Confirm a new e-mail address, by the token of the mail that went to it; one use',
  access: 'token',
  ours: true,
  request: Empty,
  response: entity('ConfirmEmailResponse', { address: field('dt1', text(50), 'that counts from now on') }),
});

export const stopEmailChange = endpoint({
  name: 'stopEmailChange',
  path: 'Prpt/VmDtnCrr',
  purpose:
    'Stop a change of the e-mail address, by the token of the mail that went to the old one: the old address counts, and every session ends',
  access: 'token',
  ours: true,
  request: Empty,
  response: Empty,
});

export const changePassword = endpoint({
  name: 'changePassword',
  path: 'CcsPlc/VmUpPsw',
  purpose: 'Change the password; every other session of the account ends, and its owner gets a mail',
  access: 'customer',
  request: entity('ChangePasswordRequest', {
    id: field('id', id, 'of the person'),
    password: field('dt1', text(512, 10)),
  }),
  response: Empty,
});

/** Something that a customer agreed to. All ours. */
export const Consent = entity('Consent', {
  id: field('id', id),
  purpose: field('dt1', text(40)),
  textVersion: field('dt2', text(40)),
  givenAt: field('ddt1', instant),
  withdrawnAt: optional('ddt2', instant),
  purchaseNumber: optional('dt9', text(40), 'of the purchase or request that it was given for, once it is decided'),
  purchaseKind: optional('tipo', between(1, 2), 'of that one: 1 cash, 2 credit'),
  quotationNumber: optional('dt3', text(40), 'of the quotation that it was given for, until that is decided'),
  canBeWithdrawn: field('bdt1', flag),
  withdrawalResult: optional(
    'ndt1',
    between(1, 4),
    'what follows, of one of an application that can be withdrawn: 1 it is asked for again, 2 back to cash, 3 the request is cancelled, 4 nothing new is asked',
  ),
});
export type Consent = WordOf<typeof Consent>;

export const consents = endpoint({
  name: 'consents',
  path: 'Cnsn/VmLsCns',
  purpose: 'What the customer agreed to, newest first, and a request for deletion that is under way',
  access: 'customer',
  ours: true,
  request: Empty,
  response: entity('ConsentsResponse', {
    consents: field('elements', listOf(Consent)),
    deletionAskedAt: optional('ddt1', instant),
    deletionDue: optional('ddt2', isoDate, 'the day on which the account is deleted'),
  }),
});

export const changeMarketingConsent = endpoint({
  name: 'changeMarketingConsent',
  path: 'Cnsn/VmUpMrk',
  purpose: 'Give or withdraw the consent to advertising; the same again changes nothing',
  access: 'customer',
  ours: true,
  request: entity('ChangeMarketingConsentRequest', {
    isGiven: field('bdt1', flag),
    textVersion: field('dt1', text(40, 1), 'of the text that was shown'),
  }),
  response: Empty,
});

export const withdrawConsent = endpoint({
  name: 'withdrawConsent',
  path: 'Cnsn/VmRtCns',
  purpose:
    'Withdraw a consent to the analysis of a credit or to consult the bureaus: an application that was not sent asks for it again or goes back to cash, a request that the lender has not answered is cancelled; the same again changes nothing',
  access: 'customer',
  ours: true,
  request: entity('WithdrawConsentRequest', { id: field('id', id, 'of the consent') }),
  response: Empty,
});

export const personalDataExport = endpoint({
  name: 'personalDataExport',
  path: 'Prpt/VmDscDts',
  purpose: 'Everything that is kept about the customer, as JSON',
  access: 'customer',
  ours: true,
  request: Empty,
  response: bytes(['application/json']),
});

export const requestDeletion = endpoint({
  name: 'requestDeletion',
  path: 'Lgn/VmElm',
  purpose: "Ask for the account's deletion, or take that back; the same again changes nothing",
  access: 'customer',
  ours: true,
  request: entity('RequestDeletionRequest', { isAsked: field('bdt1', flag) }),
  response: Empty,
});

/** The customer as a payment names them. */
export const PaymentCustomer = entity('PaymentCustomer', {
  firstName: field('dt1', text(50)),
  otherNames: optional('dt2', text(50)),
  surname: field('dt3', text(50)),
  secondSurname: optional('dt4', text(50)),
  identification: field('dt9', text(13)),
  mobile: optional('dt20', text(20)),
  email: field('dt21', text(50)),
});
export type PaymentCustomer = WordOf<typeof PaymentCustomer>;

export const paymentCustomer = endpoint({
  name: 'paymentCustomer',
  path: 'Prpt/VmDtsPg',
  purpose: "The customer's data for a payment",
  access: 'customer',
  ours: true,
  request: Empty,
  response: PaymentCustomer,
});

export const acceptPaymentTerms = endpoint({
  name: 'acceptPaymentTerms',
  path: 'Cnsn/VmAcPg',
  purpose: 'Accept the terms of payment for a purchase; the same again changes nothing',
  access: 'customer',
  ours: true,
  request: entity('AcceptPaymentTermsRequest', {
    id: field('id', id, 'of the negotiation'),
    textVersion: field('dt1', text(40, 1), 'of the text that was shown'),
  }),
  response: Empty,
});
