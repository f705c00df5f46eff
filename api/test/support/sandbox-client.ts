import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { P2P_CREDENTIALS, PAYME_CREDENTIALS } from '../../src/sandbox/provider-credentials';
import { OperationAnswer, RefundAnswer, SessionAnswer } from './sandbox-answers';

/** A backend, or whatever else listens. */
interface At {
  origin: string;
}

const iso = (at: Date) => at.toISOString();

/** `auth` of a call to p2p, with what differs from a right one. */
export function authOf(
  changes: Partial<Record<'login' | 'tranKey' | 'nonce' | 'seed', unknown>> = {},
  key: string = P2P_CREDENTIALS.secretKey,
) {
  const nonce = randomBytes(16);
  const seed = typeof changes.seed === 'string' ? changes.seed : iso(new Date());
  const tranKey = createHash('sha256').update(nonce).update(seed).update(key).digest('base64');
  return { login: P2P_CREDENTIALS.login, tranKey, nonce: nonce.toString('base64'), seed, ...changes };
}

/** A right create request of p2p, of a reference of its own. */
export const sessionBody = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  locale: 'es_EC',
  auth: authOf(),
  buyer: {
    document: '1710034065',
    documentType: 'CI',
    name: 'Ana',
    surname: 'Guamán Ñacato',
    email: 'ana@example.com',
    mobile: '0991234567',
  },
  payment: {
    reference: `PRUEBA-${randomUUID().slice(0, 18)}`,
    description: 'Cóndor Kira 2026',
    amount: { currency: 'USD', total: 33636.61 },
  },
  expiration: iso(new Date(Date.now() + 30 * 60_000)),
  returnUrl: 'https://tienda.example/usuario/pagos?id=1&attempt=2',
  cancelUrl: 'https://tienda.example/usuario/pagos?id=1&tab=1',
  ipAddress: '127.0.0.1',
  userAgent: 'Vitrina',
  ...changes,
});

/** An answer; its JSON is read when it is asked for. */
export interface Told<Json> {
  status: number;
  text: string;
  /** @throws ValiError for one that is not as its call answers, SyntaxError for no JSON */
  readonly json: Json;
}

/** JSON in which long numbers are text. */
const readExactly = (text: string): unknown => JSON.parse(text.replaceAll(/("requestId":)(\d+)/g, '$1"$2"'));

async function ask<Schema extends v.GenericSchema>(
  { origin }: At,
  path: string,
  body: unknown,
  schema: Schema,
): Promise<Told<v.InferOutput<Schema>>> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    ...{ status: answer.status, text },
    get json() {
      return v.parse(schema, readExactly(text));
    },
  };
}

/** Posts JSON to p2p. */
export const tell = (at: At, path: string, body: unknown) => ask(at, path, body, SessionAnswer);

/** A session of p2p that is open. */
export interface OpenSession {
  requestId: string;
  reference: string;
  /** Path of the buyer's page. */
  page: string;
}

const API = '/sandbox/p2p/api';

/** Opens a session. @throws Error with a refusal */
export async function openSession(at: At, changes: Record<string, unknown> = {}): Promise<OpenSession> {
  const body = sessionBody(changes);
  const told = await tell(at, `${API}/session`, body);
  if (told.status !== 200) throw new Error(`${told.status} ${told.text}`);
  const { processUrl = '', requestId = '' } = told.json;
  const { pathname } = new URL(processUrl);
  return { requestId, reference: (body.payment as { reference: string }).reference, page: pathname };
}

export const querySession = (at: At, { requestId }: Pick<OpenSession, 'requestId'>) =>
  tell(at, `${API}/session/${requestId}`, { auth: authOf() });
export const cancelSession = (at: At, { requestId }: Pick<OpenSession, 'requestId'>) =>
  tell(at, `${API}/session/${requestId}/cancel`, { auth: authOf() });
export const reversePayment = (at: At, body: Record<string, unknown>) =>
  ask(at, `${API}/reverse`, { auth: authOf(), ...body }, RefundAnswer);

/** What a page answers to a form of its own, without following where it leads. */
export interface Shown {
  status: number;
  to: string | null;
  html: string;
  headers: Headers;
}

export async function openPage({ origin }: At, path: string): Promise<Shown> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    html: await answer.text(),
    headers: answer.headers,
  };
}

/** Sends a form as a browser does. */
export async function press({ origin }: At, path: string, fields: Record<string, string>): Promise<Shown> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    html: await answer.text(),
    headers: answer.headers,
  };
}

/** Sets a fault, or takes all of a provider away. */
export const setFault = (at: At, fields: Record<string, string>) =>
  press(at, '/sandbox/pagos/fallas', { accion: 'poner', ...fields });
export const mend = (at: At, procesador: string) =>
  press(at, '/sandbox/pagos/fallas', { accion: 'normal', procesador });

/** Random, so that tests of several processes on one database do not meet. */
let operations = randomInt(100_000_000, 900_000_000);

/** The form of payme's modal, right and signed, of an operation of its own. */
export function paymeForm(changes: Record<string, string> = {}, key: string = PAYME_CREDENTIALS.key) {
  operations += 1;
  const fields: Record<string, string> = {
    acquirerId: PAYME_CREDENTIALS.acquirer,
    idCommerce: PAYME_CREDENTIALS.commerce,
    purchaseOperationNumber: String(operations),
    purchaseAmount: '10030',
    purchaseCurrencyCode: '840',
    language: 'SP',
    shippingFirstName: 'Ana',
    shippingLastName: 'Guamán Ñacato',
    shippingEmail: 'ana@example.com',
    shippingAddress: 'Av. Amazonas N34-451',
    shippingZIP: '000000',
    shippingCity: 'Quito',
    shippingState: 'Pichincha',
    shippingCountry: 'EC',
    userCommerce: '7',
    userCodePayme: '',
    descriptionProducts: 'Cóndor Kira 2026',
    programmingLanguage: 'NodeJS',
    reserved1: 'PRUEBA-1',
    ...changes,
  };
  const { acquirerId, idCommerce, purchaseOperationNumber, purchaseAmount, purchaseCurrencyCode } = fields;
  const purchaseVerification = createHash('sha512')
    .update(`${acquirerId}${idCommerce}${purchaseOperationNumber}${purchaseAmount}${purchaseCurrencyCode}${key}`)
    .digest('hex');
  return { purchaseVerification, ...fields } as Record<string, string>;
}

/** Asks payme how an operation stands. */
export const queryOperation = (at: At, operationNumber: string, changes: Record<string, string> = {}) => {
  const { acquirer, commerce, key } = PAYME_CREDENTIALS;
  const purchaseVerification = createHash('sha512')
    .update(acquirer + commerce + operationNumber + key)
    .digest('hex');
  const body = { idAcquirer: acquirer, idCommerce: commerce, operationNumber, purchaseVerification, ...changes };
  return ask(at, '/sandbox/payme/VPOS2/rest/operationAcquirer/consulte', body, OperationAnswer);
};

/** Fields of the forms of a page, by name. */
export const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ]),
  );

/** The text of a page. */
export const textIn = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a shop was told. */
export interface Heard {
  path: string;
  type: string;
  body: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A shop that only listens. @param answers statuses, in turn; the last one for all others */
export async function listeningShop(answers: number[] = [200]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const status = answers[Math.min(heard.length, answers.length - 1)] ?? 200;
    heard.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, heard, stop: () => new Promise((resolve) => server.close(resolve)) };
}
