import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as contract from '@vitrina/contract';
import {
  type Codec,
  type Either,
  type Endpoint,
  ErrorBody,
  isBytes,
  isEither,
  REQUEST_CONSTANTS,
} from '@vitrina/contract';
import { urlOf } from '../http/calls';
import { type AnyEntity, describeFields, isEntity } from './describe';

type Json = Record<string, unknown>;
type Call = Endpoint<unknown, unknown>;

const COMPONENTS = '#/components/schemas/';

/** Entities of the contract by name, for components: what several calls share is described once. */
const shared: Map<string, AnyEntity> = new Map(
  Object.values(contract as Record<string, unknown>)
    .filter(isEntity)
    .map((entity) => [entity.name, entity]),
);
/** Those of two kinds, by the name of their export. */
const eithers = new Map(
  Object.entries(contract as Record<string, unknown>).filter(
    (entry): entry is [string, Either<unknown>] => typeof entry[1] === 'object' && isEither(entry[1] as Codec<unknown>),
  ),
);
const definitions = Object.fromEntries([...shared, ...eithers].map(([name, codec]) => [name, codec.wire]));

/** A pure schema has one check that JSON Schema spells otherwise: an amount of whole cents. */
const SETTINGS: ConversionConfig = {
  target: 'draft-2020-12',
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'check' ? { ...jsonSchema, multipleOf: 0.01 } : undefined,
  overrideRef: ({ referenceId }) => COMPONENTS + referenceId,
};

const schemaOf = (codec: Codec<unknown>): Json => {
  if (isEither(codec)) return { oneOf: codec.kinds.map(schemaOf) };
  const {
    $schema: _dialect,
    $defs: _copies,
    ...schema
  } = toJsonSchema(codec.wire, {
    ...SETTINGS,
    definitions,
  }) as Json;
  return isEntity(codec) ? describeFields(schema, codec) : schema;
};

/** What is described once: entities with their own fields written out and those of others by reference, and pairs of kinds. */
function allComponents(): Record<string, Json> {
  const written = toJsonSchemaDefs(definitions, SETTINGS) as Record<string, Json>;
  const entities = [...shared].map(([name, entity]) => [name, describeFields(written[name] ?? {}, entity)] as const);
  const kinds = [...eithers].map(([name, codec]) => [name, schemaOf(codec)] as const);
  return Object.fromEntries([...entities, ...kinds]);
}

const withConstants = (schema: Json): Json => ({
  allOf: [
    schema,
    {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(REQUEST_CONSTANTS).map(([code, value]) => [code, { const: value }]),
      ),
      required: Object.keys(REQUEST_CONSTANTS),
    },
  ],
});

const json = (schema: Json) => ({ 'application/json': { schema } });

/** The content of a response: JSON with its schema, or raw bytes, described by their media types alone. */
const contentOf = (codec: Codec<unknown>): Json =>
  isBytes(codec) ? Object.fromEntries(codec.mediaTypes.map((type) => [type, {}])) : json(schemaOf(codec));

const operationOf = (endpoint: Call): Json => ({
  operationId: endpoint.name,
  summary: endpoint.purpose,
  ...(endpoint.ours && { description: 'Path named by this project: the requirement documents do not give one.' }),
  ...(endpoint.access === 'customer' && { security: [{ session: [] }] }),
  requestBody: { required: true, content: json(withConstants(schemaOf(endpoint.request))) },
  responses: {
    200: { description: 'Done', content: contentOf(endpoint.response) },
    '4XX': { description: 'Refused; `Message` is for people', content: json(schemaOf(ErrorBody)) },
    '5XX': { description: 'Failed; `Message` is for people', content: json(schemaOf(ErrorBody)) },
  },
});

/** An OpenAPI 3.1 description of these calls, made from the contract. */
export function openapiDocument(endpoints: readonly Call[]): Json {
  const calls = [...endpoints].sort((a, b) => a.path.localeCompare(b.path, 'en'));
  const session = { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Session credentials' };
  const paths = Object.fromEntries(calls.map((endpoint) => [urlOf(endpoint), { post: operationOf(endpoint) }]));
  const components = allComponents();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina',
      version: '1.0.0',
      description: "Calls of a car maker's storefront. Amounts are dollars.",
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: referenced(paths, components),
      ...(calls.some(({ access }) => access === 'customer') && { securitySchemes: { session } }),
    },
  };
}

/** The components that `paths` reference, directly or indirectly. */
function referenced(paths: Json, components: Record<string, Json>): Record<string, Json> {
  const used = new Set<string>();
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(components[name]);
    }
  };
  visit(paths);
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
}
