import type { Application, PersonalData } from '@vitrina/contract';
import { APPLICATION_FORMS, type SubTab } from '@vitrina/rules';
import { afterSave, isSavedIn } from './standing';

const AT = '2026-11-30T15:00:00.000Z';
const FORM = APPLICATION_FORMS.credit;
const WHO = { firstName: 'ROSA', surname: 'VERA', identification: '1710034065', mainStreet: 'Colón' } as PersonalData;

const subTab = (key: SubTab['key']): SubTab => {
  const found = FORM.tabs.flatMap(({ subTabs }) => subTabs).find((one) => one.key === key);
  if (!found) throw new Error(`there is no ${key}`);
  return found;
};

const saved: Application = {
  ...{ id: 1, kind: FORM.kind, isDecided: false, answers: { personalData: WHO }, drafts: [], documents: [] },
  sections: [{ formType: 1, section: 'authorization', savedAt: AT }],
  ...{ letterVersion: '2026-11', letterAcceptedAt: AT },
};
const after = (changes: Partial<PersonalData>) =>
  afterSave(
    saved,
    subTab('applicant/personal-data'),
    { personalData: { ...WHO, ...changes } },
    { revision: 1, savedAt: AT },
  );

test.each([{ firstName: 'ANA' }, { secondName: 'EVA' }, { identification: '1714307103' }])(
  'the letter has to be accepted again under %j',
  (changes) => {
    const application = after(changes);
    expect(isSavedIn(application)('applicant', 'authorization')).toBe(false);
    expect(isSavedIn(application)('applicant', 'personal-data')).toBe(true);
    expect(application).not.toHaveProperty('letterVersion');
    expect(application).not.toHaveProperty('letterAcceptedAt');
  },
);

test('another street, or spaces around the name, leave it accepted', () => {
  const application = after({ mainStreet: 'Amazonas', firstName: ' ROSA ', secondName: '' });
  expect(isSavedIn(application)('applicant', 'authorization')).toBe(true);
  expect(application.letterVersion).toBe('2026-11');
});
