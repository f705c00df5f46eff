import { randomUUID } from 'node:crypto';
import {
  CAPTCHA_ACTIONS,
  type Cents,
  CONSENT_VERSION,
  type LeadRequest,
  TERMS_VERSION,
  type VehicleLeadRequest,
} from '@vitrina/contract';
import type { CarConfiguration } from '@vitrina/rules';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { Altcha } from '../../src/platform/captcha/altcha';
import type { Database } from '../../src/platform/database/schema';
import { secretFor } from '../../src/platform/database/secret';

/** The token that a browser makes of a challenge. */
export async function solve(challengeText: string): Promise<string> {
  const challenge = JSON.parse(challengeText);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Makes tokens that the backends on this database accept, with hardly any work. */
export async function tokenMaker(database: Kysely<Database>): Promise<(action?: string) => Promise<string>> {
  const captcha = new Altcha(await secretFor(database, 'captcha-secret'), { cost: 1, fewestTries: 1, mostTries: 2 });
  return async (action = CAPTCHA_ACTIONS.form) => solve((await captcha.challenge(action))?.challenge ?? '');
}

/** Sierra 2027 with its default power, Paquete Urbano, red, two accessories, a kit and a coupon, for Pichincha. */
export const carChoice = (): CarConfiguration => ({
  provinceId: 17,
  modelId: 1,
  versionId: 127,
  year: 2027,
  motorId: 6,
  transmissionId: 3,
  tractionId: 1,
  packageId: 127002,
  colourId: 1,
  accessoryIds: [12701, 12702],
  kitIds: [12751],
  couponIds: [1271],
});

/** A person who does not exist. */
export const PERSON = {
  identification: '1710034065',
  firstNames: 'María José',
  surnames: 'Ñauñay Cedeño',
  phone: '0991234567',
  email: 'maria.nauinay@example.com',
} as const;

/** A lead request. */
export const leadRequest = (captchaToken: string, total: Cents, changes: Partial<LeadRequest> = {}): LeadRequest => ({
  ...PERSON,
  consent: true,
  consentVersion: CONSENT_VERSION,
  captchaToken,
  captchaAction: CAPTCHA_ACTIONS.form,
  attempt: randomUUID(),
  campaign: 0,
  ...carChoice(),
  dealershipId: 1,
  total,
  termsVersion: TERMS_VERSION,
  ...changes,
});

/** A lead of a form: a Sierra with Paquete Urbano, red, at a dealership of Quito. */
export const vehicleLead = (captchaToken: string, changes: Partial<VehicleLeadRequest> = {}): VehicleLeadRequest => ({
  ...PERSON,
  consent: true,
  consentVersion: CONSENT_VERSION,
  captchaToken,
  captchaAction: `${CAPTCHA_ACTIONS.quote}soluto`,
  attempt: randomUUID(),
  campaign: 7,
  provinceId: 17,
  modelId: 1,
  packageId: 127002,
  colourId: 1,
  dealershipId: 1,
  ...changes,
});
