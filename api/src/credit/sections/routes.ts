import {
  saveAssets,
  saveBankReferences,
  saveEconomicActivity,
  saveExpenses,
  saveExposedPersons,
  saveExposedRelatives,
  saveIncome,
  saveLiabilities,
  savePersonalData,
  savePersonalReferences,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { route } from '../../platform/http/route';
import { LARGE_BODY } from '../drafts/save';
import { saveSection } from './save';

const WRITE = { rate: 'write' } as const;
/** Lists: a hundred rows of long texts need less than a draft. */
const LARGE = { rate: 'write', bodyLimit: LARGE_BODY } as const;

/** The sections of applications, each with its own Guardar. */
export function sectionRoutes(app: FastifyInstance, database: Kysely<Database>): void {
  route(app, savePersonalData, WRITE, ({ form: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'personal-data', { ...sent, words }),
  );
  route(app, saveEconomicActivity, WRITE, ({ form: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'economic-activity', { ...sent, words }),
  );
  route(app, saveAssets, LARGE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'assets', { ...sent, words }),
  );
  route(app, saveLiabilities, LARGE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'liabilities', { ...sent, words }),
  );
  route(app, saveIncome, LARGE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'income', { ...sent, words }),
  );
  route(app, saveExpenses, WRITE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'expenses', { ...sent, words }),
  );
  route(app, saveBankReferences, LARGE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'bank-references', { ...sent, words }),
  );
  route(app, savePersonalReferences, LARGE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'personal-references', { ...sent, words }),
  );
  route(app, saveExposedPersons, LARGE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'exposed-person', { ...sent, words }),
  );
  route(app, saveExposedRelatives, LARGE, ({ rows: words, ...sent }, { accountId }) =>
    saveSection(database, accountId, 'exposed-relatives', { ...sent, words }),
  );
}
