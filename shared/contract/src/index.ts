export * from './account/payment-choice';
export * from './constants';
export { type Cents, cents, fromCents, toCents } from './dsl/cents';
export { type Bytes, type Codec, decode, encode, isBytes, type WordOf } from './dsl/codec';
export type { Access, Endpoint, RequestOf } from './dsl/endpoint';
export type { Entity } from './dsl/entity';
export { allEndpoints } from './endpoints';
export * from './errors';
export * from './subjects';
