import { paymentCustomer as paymentCustomerCall, profile, updateProfile as updateProfileCall } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { NotFound } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { paymentCustomer } from './payment-customer';
import { readProfile } from './read';
import { updateProfile } from './update';

/** A customer's personal data. */
export function profileRoutes(app: FastifyInstance, parts: { database: Kysely<Database>; siteUrl: string }): void {
  route(app, profile, { rate: 'read' }, async ({ id }, { accountId }) => {
    if (id !== accountId) throw new NotFound();
    return readProfile(parts.database, accountId);
  });
  route(app, paymentCustomerCall, { rate: 'read' }, (_words, { accountId }) =>
    paymentCustomer(parts.database, accountId),
  );
  route(app, updateProfileCall, { rate: 'write' }, async (words, call) => ({
    revision: await updateProfile(parts, call, words),
  }));
}
