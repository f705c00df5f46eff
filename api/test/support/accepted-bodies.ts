import type { Endpoint } from '@vitrina/contract';
import * as contract from '@vitrina/contract';
import { isEntity } from '../../src/platform/openapi/describe';
import { registration } from './account';
import { APPLICATION_BODIES } from './application-bodies';
import { bodyOf } from './backend';
import { errorReport } from './error-report';
import { given } from './given-body';
import { carChoice, leadRequest, vehicleLead } from './lead';
import { profileForm } from './profile';

/** Of `carChoice`; see leads.test.ts. */
const TOTAL = contract.cents(3_363_661);

/** Bodies of the calls that need words. */
const GIVEN = [
  given(contract.modelById, { id: 1 }),
  given(contract.commercialVersion, { modelId: 1, year: 2027 }),
  given(contract.packages, { versionId: 127, motorId: 6, transmissionId: 3, tractionId: 1, year: 2027 }),
  given(contract.packagePrice, { packageId: 127001 }),
  given(contract.packageComparison, { packageId: 127001 }),
  given(contract.accessories, { versionId: 127, active: true, kind: 2 }),
  given(contract.prepaidMaintenance, { versionId: 127 }),
  given(contract.dealerships, { provinceId: 17 }),
  given(contract.contactTypes, { kind: 1 }),
  given(contract.captchaChallenge, { action: 'formulario' }),
  given(contract.createLead, leadRequest('token', TOTAL)),
  given(contract.createPostSaleLead, vehicleLead('token')),
  given(contract.createShortLink, { ...carChoice(), step: 3 }),
  given(contract.openShortLink, { code: 'z'.repeat(22) }),
  given(contract.login, { identification: '1710034065', password: 'secreta7' }),
  given(contract.renewToken, { renewalToken: 'token' }),
  given(contract.logout, { accessToken: 'token' }),
  given(contract.forgotPassword, { identification: '1710034065' }),
  given(contract.validateIdentity, { identification: '1710034065', type: 3 }),
  given(contract.checkRegistration, { identification: '1710034065', email: 'a@example.com' }),
  given(contract.register, registration('token')),
  given(contract.verifyOtp, { userId: 1, code: '12345' }),
  given(contract.resendOtp, { userId: 1 }),
  given(contract.reportErrors, { reports: [errorReport()] }),
  given(contract.quotations, { personId: 1, campaign: 0 }),
  given(contract.createQuotation, leadRequest('token', TOTAL)),
  // Ids of nobody: the access tests put those of rows in their place.
  given(contract.profile, { id: 1 }),
  given(contract.updateProfile, profileForm(1)),
  given(contract.changePassword, { id: 1, password: 'una contraseña larga' }),
  given(contract.withdrawConsent, { id: 1 }),
  given(contract.changeMarketingConsent, { isGiven: true, textVersion: contract.MARKETING_VERSION }),
  given(contract.requestDeletion, { isAsked: true }),
  given(contract.answerFinancing, { id: 1, accepted: true }),
  given(contract.changePurchaseKind, { id: 1, isCredit: false }),
  given(contract.instalmentCalculation, {
    ...{ bankId: 10, insurer: 1, plan: 1, line: 1, product: 'credit', term: 60 },
    ...{ price: TOTAL, downPayment: contract.cents(1_000_000) },
  }),
  given(contract.quotationDocument, { id: 1 }),
  given(contract.quotationLink, { id: 1 }),
  given(contract.purchases, { kind: 1 }),
  given(contract.negotiation, { id: 1 }),
  given(contract.payments, { id: 1 }),
  given(contract.dataValidation, { id: 1 }),
  given(contract.agencyBankAccounts, { id: 1 }),
  given(contract.sendBankData, { id: 1 }),
  given(contract.registerPayment, {
    ...{ id: 1, method: 2, account: { id: 10, bankName: 'Banco Pichincha', number: '2100123456' } },
    ...{ beneficiary: 'Andina Motors', accountNumber: '2100123456', receiptNumber: '000123' },
    ...{
      date: '2026-11-28',
      amount: contract.cents(10_000),
      file: { base64: 'AAAA', name: 'recibo.jpg', extension: 'jpg' },
    },
    attempt: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a78',
  }),
  given(contract.withdrawPayment, { id: 1, paymentId: 1 }),
  given(contract.keepPaymentChoice, {
    id: 1,
    choice: {
      ...{ amount: contract.cents(10_000), method: 2, attempt: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a79' },
      chosenAt: '2026-11-28T15:00:00.000Z',
    },
  }),
  given(contract.acceptPaymentTerms, { id: 1, textVersion: contract.PAYMENT_TERMS_VERSION }),
  given(contract.paymentReceipt, { id: 1, paymentId: 1 }),
  given(contract.purchaseReceipt, { id: 1 }),
  given(contract.refreshCardPayments, { id: 1 }),
  given(contract.cardPayments, { id: 1 }),
  given(contract.checkCardPayment, { id: 1, attempt: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a80' }),
  given(contract.createCardPayment, {
    ...{ id: 1, provider: 'p2p', method: 1, currency: 'USD', form: { isHolder: true, amount: contract.cents(10_000) } },
    returnUrl: 'http://localhost:8080/usuario/pagos',
    cancelUrl: 'http://localhost:8080/usuario/pagos',
    attempt: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a81',
  }),
  given(contract.p2pNotification, {
    requestId: '1234',
    reference: 'P-1',
    status: { status: 'APPROVED', date: '2026-11-29T10:20:31-05:00' },
    signature: 'sha256:',
  }),
  given(contract.vehicleMakeModels, { id: 1 }),
  ...APPLICATION_BODIES,
  given(contract.documentTypes, { kind: 2 }),
  given(contract.saveDocuments, { id: 1, kind: 1, documents: [] }),
  given(contract.acceptLetter, { id: 1, kind: 1, textVersion: contract.FUNDS_LETTER_VERSION }),
  given(contract.createUploadLink, { id: 1, kind: 1, byMail: false }),
  given(contract.openUploadLink, { browser: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a82' }),
  given(contract.uploadDocument, {
    browser: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a82',
    document: { typeId: 1, typeName: 'CÉDULA DE IDENTIDAD', base64: 'AAAA', name: 'cedula.jpg', extension: 'jpg' },
  }),
  given(contract.applicationDocument, { id: 1 }),
  given(contract.storedFile, { id: '3f0c6b1e-6d0a-4a57-9a0e-0d8f3b1c2a77' }),
];

/** @throws Error if the call needs words and none are given */
function emptyBody(endpoint: Endpoint<unknown, unknown>) {
  const { name, request } = endpoint;
  if (isEntity(request) && Object.values(request.table).every(({ optional }) => optional)) return bodyOf(endpoint, {});
  throw new Error(`${name} needs a line in ${__filename}`);
}

/** Every call of the contract, with a body that the server accepts. */
export const ACCEPTED_BODIES = contract.allEndpoints.map(
  (endpoint): [string, Endpoint<unknown, unknown>, object] =>
    GIVEN.find(([name]) => name === endpoint.name) ?? [endpoint.name, endpoint, emptyBody(endpoint)],
);
