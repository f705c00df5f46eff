import {
  application,
  decideApplication as decideApplicationCall,
  MOST_OF_DRAFT,
  previousAnswers as previousAnswersCall,
  saveAssets,
  saveBankReferences,
  saveDraft as saveDraftCall,
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
import { route } from '../platform/http/route';
import { decideApplication } from './decision/decide';
import { saveDraft } from './drafts/save';
import type { CreditParts } from './parts';
import { previousAnswers } from './previous/answers';
import { saveSection } from './sections/save';
import { readApplication } from './state';

/** Room for a draft, of which JSON may write each character as six; a hundred rows of long texts need less. */
const LARGE = { rate: 'write', bodyLimit: 6 * MOST_OF_DRAFT + 4096 } as const;
const WRITE = { rate: 'write' } as const;

/** The sections of applications, each with its own Guardar. */
function sectionRoutes(app: FastifyInstance, { database }: CreditParts): void {
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

/** Credit applications and declarations of funds of signed-in customers, each their own only. */
export function applicationRoutes(app: FastifyInstance, parts: CreditParts): void {
  const { database } = parts;
  route(app, application, { rate: 'read' }, (asked, { accountId }) => readApplication(parts, accountId, asked));
  route(app, previousAnswersCall, { rate: 'read' }, (asked, { accountId }) =>
    previousAnswers(database, accountId, asked),
  );
  sectionRoutes(app, parts);
  route(app, saveDraftCall, LARGE, (words, { accountId }) => saveDraft(parts, accountId, words));
  route(app, decideApplicationCall, WRITE, async (asked, call) => {
    await decideApplication(database, call, asked);
    return {};
  });
}
