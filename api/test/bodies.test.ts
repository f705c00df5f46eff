import type { Endpoint } from '@vitrina/contract';
import * as contract from '@vitrina/contract';
import { authorizationValue } from '@vitrina/rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { urlOf } from '../src/platform/http/calls';
import { isEntity } from '../src/platform/openapi/describe';
import { ACCEPTED_BODIES } from './support/accepted-bodies';
import { openAccount } from './support/account';
import { bodyOf, messageOf, post, useBackend } from './support/backend';
import { tokenMaker } from './support/lead';

// Some hundred bodies a call.
jest.setTimeout(60_000);

const backend = useBackend();

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

test('the calls of the tests are those that the server answers', () => {
  const names = backend.current.app.answeredEndpoints.map(({ name }) => name);
  expect([...names].sort()).toEqual(ACCEPTED_BODIES.map(([name]) => name).sort());
});

const WRONG = [{}, [[]], -1, 1.5, 2 ** 53, '', 'x'.repeat(5000), '\0', true, null, 1e300];

/** The accepted body with each field (or constant) in turn as the contract does not allow it, or without it. */
const spoiled = (endpoint: Endpoint<unknown, unknown>, body: object): unknown[] => {
  const { request } = endpoint;
  const fields = isEntity(request) ? Object.values(request.table) : [];
  // A provider's numbers are read as the text that they came as.
  const isRead = (value: unknown) => endpoint.access === 'provider' && typeof value === 'number';
  const wrongFields = fields.flatMap(({ code, codec, optional }) =>
    [...WRONG, undefined]
      .filter((value) => !v.is(optional ? v.nullish(codec.wire) : codec.wire, isRead(value) ? `${value}` : value))
      .map((value) => ({ ...body, [code]: value })),
  );
  // A provider's body has none of our constants.
  const constants = endpoint.access === 'provider' ? [] : Object.keys(contract.REQUEST_CONSTANTS);
  const wrongConstants = [undefined, null, 'OTRA', 6].flatMap((value) =>
    constants.map((code) => ({ ...body, [code]: value })),
  );
  return [...wrongFields, ...wrongConstants];
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

test.each(ACCEPTED_BODIES)('%s refuses malformed bodies with a message', async (_name, endpoint, body) => {
  // A call of one purpose reads no body before it knows the token, and a session is none.
  const refusal =
    endpoint.access === 'token' ? [401, 'Este enlace ya no es válido'] : [400, 'Los datos enviados no son válidos'];
  const isRefused = async (payload: unknown) => {
    const answer = await post(backend.current, urlOf(endpoint), payload, { authorization });
    expect([answer.status, messageOf(answer.body)]).toEqual(refusal);
  };
  for (const payload of spoiled(endpoint, body)) await isRefused(payload);
  await fc.assert(fc.asyncProperty(noObject, isRefused), { numRuns: 40 });
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
