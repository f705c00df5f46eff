import { confirmEmail, stopEmailChange } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { confirmEmailChange, grantToConfirm } from './confirm';
import { grantToStop, stopChange } from './stop';

/** The links of a change of the e-mail address. They work without a session, on any device, and open nothing else. */
export function emailChangeRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(
    app,
    confirmEmail,
    { rate: 'sign-in', grant: (token) => grantToConfirm(database, token) },
    async (_words, { grant }) => ({ address: await confirmEmailChange(database, grant) }),
  );
  route(
    app,
    stopEmailChange,
    { rate: 'sign-in', grant: (token) => grantToStop(database, token) },
    async (_words, { grant, address }) => {
      await stopChange(database, grant, address);
      return {};
    },
  );
}
