import type { Application } from '@vitrina/contract';
import { type ApplicationForm, formatMoment, type SubTab } from '@vitrina/rules';
import { exposedPersonInWords, exposedRelativesInWords, financesInWords, referencesInWords } from './lists-in-words';
import type { Catalogues } from './names';
import { activityInWords, personalDataInWords } from './person-in-words';
import type { Terms } from './terms';

/** What was answered in a sub-tab, as it is shown before it is sent. */
export function answersInWords(form: ApplicationForm, subTab: SubTab, of: Application, lists: Catalogues): Terms[] {
  const { answers, letterAcceptedAt, documents } = of;
  const isSpouse = subTab.person === 'spouse';
  switch (subTab.kind) {
    case 'personal-data': {
      const said = isSpouse ? answers.spousePersonalData : answers.personalData;
      return said ? [personalDataInWords(said, lists.personal)] : [];
    }
    case 'economic-activity': {
      const said = isSpouse ? answers.spouseEconomicActivity : answers.economicActivity;
      return said ? [activityInWords(said, lists.personal)] : [];
    }
    case 'financial-situation':
      return financesInWords(form, subTab, answers, lists);
    case 'references':
      return referencesInWords(answers, lists);
    case 'exposed-person':
      return exposedPersonInWords(answers);
    case 'exposed-relatives':
      return exposedRelativesInWords(answers, lists);
    case 'authorization':
      return letterAcceptedAt ? [{ terms: [{ term: 'Carta aceptada', value: formatMoment(letterAcceptedAt) }] }] : [];
    case 'documents':
      return [
        {
          terms: documents.map(({ typeName, fileName, size }) => ({
            term: typeName,
            value: `${fileName} (${Math.ceil(size / 1024)} kB)`,
          })),
        },
      ];
  }
}
