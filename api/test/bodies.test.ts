import type { Endpoint } from '@vitrina/contract';
import * as contract from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { urlOf } from '../src/platform/http/calls';
import { isEntity } from '../src/platform/openapi/describe';
import { openAccount, registration } from './support/account';
import { bodyOf, messageOf, post, useBackend } from './support/backend';
import { carChoice, leadRequest, tokenMaker, vehicleLead } from './support/lead';

// 200 bodies a call.
jest.setTimeout(60_000);

const backend = useBackend();

const given = <Request>(
  endpoint: Endpoint<Request, unknown>,
  words: Request,
): [string, Endpoint<unknown, unknown>, object] => [
  endpoint.name,
  endpoint as Endpoint<unknown, unknown>,
  bodyOf(endpoint, words),
];

/** Every call that this server answers, with a body that it accepts. */
const CALLS = [
  given(contract.vehicleLines, {}),
  given(contract.modelById, { id: 1 }),
  given(contract.commercialVersion, { modelId: 1, year: 2027 }),
  given(contract.packages, { versionId: 127, motorId: 6, transmissionId: 3, tractionId: 1, year: 2027 }),
  given(contract.packagePrice, { packageId: 127001 }),
  given(contract.packageComparison, { packageId: 127001 }),
  given(contract.accessories, { versionId: 127, active: true, kind: 2 }),
  given(contract.prepaidMaintenance, { versionId: 127 }),
  given(contract.provinces, {}),
  given(contract.provincesWithCantons, {}),
  given(contract.dealerships, { provinceId: 17 }),
  given(contract.banners, {}),
  given(contract.genders, {}),
  given(contract.contactTypes, { kind: 1 }),
  given(contract.captchaChallenge, { action: 'formulario' }),
  given(contract.createLead, leadRequest('token', contract.cents(100))),
  given(contract.createVehicleLead, vehicleLead('token')),
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
  given(contract.quotations, { personId: 1, campaign: 0 }),
  given(contract.createQuotation, leadRequest('token', contract.cents(100))),
];

/** For the calls that only a customer may make; the others do not look at it. */
let authorization: string;
const attemptCounts = () =>
  backend.current.database.selectFrom('attempt_count').selectAll().orderBy('subject').execute();
let countsBefore: Awaited<ReturnType<typeof attemptCounts>>;
beforeAll(async () => {
  const { current } = backend;
  authorization = authorizationValue(await openAccount(current, await tokenMaker(current.database)));
  countsBefore = await attemptCounts();
});

test('the calls of this file are those that the server answers', () => {
  const names = backend.current.app.answeredEndpoints.map(({ name }) => name);
  expect([...names].sort()).toEqual(CALLS.map(([name]) => name).sort());
});

const WRONG = [{}, [[]], -1, 1.5, 2 ** 53, '', 'x'.repeat(5000), '\0', true, null, 1e300];

/** The accepted body with one field (or constant) that the contract does not allow, or without it. */
const spoiled = (endpoint: Endpoint<unknown, unknown>, body: object) => {
  const { request } = endpoint;
  const fields = isEntity(request) ? Object.values(request.table) : [];
  const wrongFields = fields.flatMap(({ code, codec, optional }) =>
    [...WRONG, undefined]
      .filter((value) => !v.is(optional ? v.nullish(codec.wire) : codec.wire, value))
      .map((value) => ({ ...body, [code]: value })),
  );
  const wrongConstants = [undefined, null, 'OTRA', 6].flatMap((value) =>
    Object.keys(contract.REQUEST_CONSTANTS).map((code) => ({ ...body, [code]: value })),
  );
  return fc.constantFrom<unknown>(...wrongFields, ...wrongConstants);
};

/** What is no request object at all, as text. */
const noObject = fc.oneof(
  fc.string(),
  fc
    .jsonValue()
    .filter((value) => typeof value !== 'object' || value === null || Array.isArray(value))
    .map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', '{"dt19":', '[]', 'null', '{"__proto__":{"a":1}}', '\u0000', '{"a":1}{"b":2}'),
);

test.each(CALLS)('%s refuses malformed bodies with a message', async (_name, endpoint, body) => {
  const bad = fc.oneof({ weight: 3, arbitrary: spoiled(endpoint, body) }, { weight: 1, arbitrary: noObject });
  await fc.assert(
    fc.asyncProperty(bad, async (payload) => {
      const answer = await post(backend.current, urlOf(endpoint), payload, { authorization });
      expect(answer.status).toBe(400);
      expect(messageOf(answer.body)).toBe('Los datos enviados no son válidos');
    }),
    { numRuns: 200 },
  );
});

test('nothing that was malformed has left a row', async () => {
  const { database } = backend.current;
  expect(await database.selectFrom('lead').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('form_lead').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('short_link').select('code').execute()).toEqual([]);
  expect(await database.selectFrom('account').select('id').execute()).toHaveLength(1);
  expect(await attemptCounts()).toEqual(countsBefore);
});

const LINES = urlOf(contract.vehicleLines);
const accepted = bodyOf(contract.vehicleLines, {});

test('a body that is too large is refused', async () => {
  const answer = await post(backend.current, LINES, { ...accepted, more: 'x'.repeat(70_000) });
  expect([answer.status, messageOf(answer.body)]).toEqual([413, 'Los datos enviados son demasiado grandes']);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  '%s is refused',
  async (type) => {
    const answer = await post(backend.current, LINES, JSON.stringify(accepted), { 'content-type': type });
    expect([answer.status, messageOf(answer.body)]).toEqual([415, 'Los datos deben enviarse en formato JSON']);
  },
);

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s on the path of a call is not allowed', async (method) => {
  const answer = await fetch(backend.current.origin + LINES, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(messageOf(await answer.json())).toBe('Esta dirección no admite ese método');
});

test.each(['/api/Nada/VmNada', '/api', '/nada', '/api/%E0%A4%A'])('%s is answered by a message', async (path) => {
  const answer = await post(backend.current, path, accepted);
  expect([400, 404]).toContain(answer.status);
  expect(messageOf(answer.body)).toBeTruthy();
});
