import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { urlOf } from '../http/calls';

/** The contract's package.json, which its package does not export. */
const packageFile = join(dirname(require.resolve('@vitrina/contract')), '../package.json');

/** The calls of the contract that a server answers, by address, and its version of the contract. */
export type AnsweredCalls = { contract: string; calls: string[] };

/** The same for a server whose routes are registered: the release gate compares builds with it. */
export function answeredCalls(app: Pick<FastifyInstance, 'answeredEndpoints'>): AnsweredCalls {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return { contract: version, calls: app.answeredEndpoints.map(urlOf).sort() };
}
