import { readFileSync } from 'node:fs';
import {
  allEndpoints,
  createLead,
  FILE_TYPES,
  login,
  modelById,
  REQUEST_CONSTANTS,
  storedFile,
} from '@vitrina/contract';
import { committedFile, committedText } from './committed';
import { openapiDocument } from './document';

type Paths = Record<string, { post: { operationId: string; security?: unknown; requestBody: unknown } }>;

test('docs/openapi.json is that of the contract (write it anew with: pnpm --filter @vitrina/api openapi)', () => {
  expect(readFileSync(committedFile, 'utf8')).toBe(committedText());
});

test('every call of the contract is described, and every reference has its target', () => {
  const document = openapiDocument(allEndpoints);
  const operations = Object.values(document.paths as Paths).map(({ post }) => post.operationId);
  expect([...operations].sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(references)].sort()).toEqual(Object.keys(schemas).sort());
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('a description holds only the calls that it is asked for, with words beside the wire codes', () => {
  const document = openapiDocument([modelById]);
  expect(Object.keys(document.paths as Paths)).toEqual(['/api/MdlCmcl/VmSlIdM']);
  expect(document.components).toMatchObject({
    schemas: { Model: { properties: { dt1: { type: 'string', description: 'name' } }, required: ['id', 'dt1'] } },
  });
  expect(Object.keys((document.components as { schemas: object }).schemas).sort()).toEqual(['ErrorBody', 'Model']);
});

test('the constants are part of every request', () => {
  const { paths } = openapiDocument([createLead, login]) as { paths: Paths };
  for (const { post } of Object.values(paths)) {
    for (const [code, value] of Object.entries(REQUEST_CONSTANTS))
      expect(JSON.stringify(post.requestBody)).toContain(`"${code}":${JSON.stringify({ const: value })}`);
  }
});

test('a response of bytes is described by its media types, its errors as JSON', () => {
  const { paths } = openapiDocument([storedFile]) as { paths: Record<string, { post: { responses: object } }> };
  const [{ post }] = Object.values(paths) as [{ post: { responses: object } }];
  expect(post.responses).toMatchObject({
    200: { content: Object.fromEntries(FILE_TYPES.map((type) => [type, {}])) },
    '4XX': { content: { 'application/json': {} } },
  });
  expect(Object.keys((post.responses as { 200: { content: object } })[200].content)).toEqual([...FILE_TYPES]);
});
