import {
  creditTerms as creditTermsCall,
  feeSettings as feeSettingsCall,
  instalmentCalculation,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { calculateLines } from './calculate';
import { currentSettings, offeredTerms } from './rate';

/** What a credit costs. Anybody may ask: a guest's price bar and every quotation's card calculate from the settings. */
export function simulatorRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, instalmentCalculation, { rate: 'read' }, async (words) =>
    (await calculateLines(database, words)).map((line) => ({ ...line, isVisible: true })),
  );
  route(app, creditTermsCall, { cached: true }, async () =>
    (await offeredTerms(database)).map((months) => ({ id: months, name: `${months} meses` })),
  );
  // Not kept with the catalogue: a rate comes into force with its day, without any row being changed.
  route(app, feeSettingsCall, { rate: 'read' }, () => currentSettings(database));
}
