import { type EconomicActivity, type PersonalData, saveEconomicActivity, savePersonalData } from '@vitrina/contract';
import { plusDays, plusYears, todayInEcuador } from '@vitrina/rules';
import { personalData, SPOUSE, WORK } from './support/application';
import { invalid, MALFORMED, required, said, useApplication } from './support/judged-answers';

const { backend, begun, of, stored } = useApplication();
const today = todayInEcuador(new Date());

describe('personal data of the applicant', () => {
  const save = (changes: { [Word in keyof PersonalData]?: PersonalData[Word] | undefined }) =>
    said(begun.current.ask(savePersonalData, { ...of(), form: { ...personalData(), ...changes } as PersonalData }));

  test.each<[string, { [Word in keyof PersonalData]?: PersonalData[Word] | undefined }, string]>([
    ['born 18 years ago today', { birthDate: plusYears(today, -18) }, '200'],
    [
      'born 18 years ago tomorrow',
      { birthDate: plusDays(plusYears(today, -18), 1) },
      '422 La fecha de nacimiento debe estar entre hace 100 años y hace 18 años',
    ],
    ['born 100 years ago today', { birthDate: plusYears(today, -100) }, '200'],
    [
      'born 100 years and a day ago',
      { birthDate: plusDays(plusYears(today, -100), -1) },
      '422 La fecha de nacimiento debe estar entre hace 100 años y hace 18 años',
    ],
    ['born on a 29 February', { birthDate: '1996-02-29' }, '200'],
    ['born on a 29 February that there was not', { birthDate: '1995-02-29' }, MALFORMED],
    ['a company', { personTypeId: 2 }, invalid('tipo de persona')],
    ['a cédula', { identification: '1714307103' }, '200'],
    [
      'a cédula with a wrong digit',
      { identification: '1714307104' },
      '422 El campo número de identificación debe ser una identificación válida',
    ],
    [
      'a cédula of 9 digits',
      { identification: '171430710' },
      '422 El campo número de identificación debe ser una identificación válida',
    ],
    [
      'a tax number',
      { identificationTypeId: 1, identification: '1714307103001' },
      '422 El campo número de identificación debe ser una identificación válida',
    ],
    ['no number', { identification: undefined }, required('número de identificación')],
    ['a surname of 25', { surname: 'a'.repeat(25) }, '200'],
    ['a surname of 26', { surname: 'a'.repeat(26) }, MALFORMED],
    ['a blank surname', { surname: ' ' }, required('primer apellido')],
    [
      'a digit in the first name',
      { firstName: 'R0sa' },
      '422 El campo primer nombre solo puede tener letras y espacios',
    ],
    [
      'a digit in the second surname',
      { secondSurname: '2' },
      '422 El campo segundo apellido solo puede tener letras y espacios',
    ],
    ['a gender that lenders do not know', { genderId: 3 }, invalid('género')],
    ['a country that there is not', { nationalityId: 999 }, invalid('nacionalidad')],
    ['no birth city', { birthPlace: undefined }, required('ciudad de nacimiento')],
    ['a birth city of 80', { birthPlace: 'a'.repeat(80) }, '200'],
    ['a birth city of 81', { birthPlace: 'a'.repeat(81) }, MALFORMED],
    [
      'a birth city with digits',
      { birthPlace: 'Quito 1' },
      '422 El campo ciudad de nacimiento solo puede tener letras y espacios',
    ],
    ['no civil status', { civilStatusId: undefined }, required('estado civil')],
    ['a civil status that there is not', { civilStatusId: 9 }, invalid('estado civil')],
    ['no dependants', { dependants: undefined }, required('cargas familiares')],
    ['dependants 0', { dependants: 0 }, MALFORMED],
    ['no address type', { addressTypeId: undefined }, required('tipo de dirección')],
    ['no province', { provinceId: undefined }, required('provincia')],
    ['no city', { cityId: undefined }, required('ciudad')],
    ['Quito with Guayas', { provinceId: 9 }, '422 La ciudad no es de la provincia. Elígela otra vez'],
    ['a parish of another city', { parishId: 90101 }, '422 La parroquia no es de la ciudad. Elígela otra vez'],
    ['no main street', { mainStreet: undefined }, required('calle principal')],
    ['a main street of 51', { mainStreet: 'a'.repeat(51) }, MALFORMED],
    ['no street number', { streetNumber: ' ' }, required('número')],
    ['no secondary street', { secondaryStreet: undefined }, required('calle secundaria')],
    ['a secondary street of 20', { secondaryStreet: 'a'.repeat(20) }, '200'],
    ['a secondary street of 21', { secondaryStreet: 'a'.repeat(21) }, MALFORMED],
    ['no e-mail', { email: undefined }, required('correo electrónico')],
    ['an e-mail that is none', { email: 'rosa@' }, invalid('correo electrónico')],
    ['a mobile of 9 digits', { mobile: '098765432' }, invalid('celular')],
    ['a mobile as fixed phone', { phone: '0187654321' }, invalid('teléfono')],
    ['no origin of funds', { fundsOrigin: undefined }, required('origen de fondos')],
    ['an origin of funds of 80', { fundsOrigin: 'a'.repeat(80) }, '200'],
    ['an origin of funds of 81', { fundsOrigin: 'a'.repeat(81) }, MALFORMED],
    [
      'an office that ends before it begins',
      { holdsPublicOffice: true, officeFrom: '2024-01-02', officeUntil: '2024-01-01' },
      '422 El cargo público no puede terminar antes de empezar',
    ],
  ])('%s', async (_what, changes, answer) => expect(await save(changes)).toBe(answer));

  test('what belongs to a switch that is off is not kept', async () => {
    const offices = { publicOfficeName: 'CONCEJAL', officeFrom: '2020-01-01', officeUntil: '2021-01-01' };
    const all = { hasExposedRelatives: true, officialName: 'Pedro', holdsPublicOffice: true, ...offices };
    expect(await save(all)).toBe('200');
    expect((await stored()).personalData).toMatchObject(all);
    expect(await save({ ...all, hasExposedRelatives: false, holdsPublicOffice: false })).toBe('200');
    const kept = Object.keys((await stored()).personalData ?? {});
    for (const gone of ['officialName', ...Object.keys(offices)]) expect(kept).not.toContain(gone);
  });

  test('a value that was retired is not taken', async () => {
    const { database } = backend.current;
    const retire = (at: Date | null) =>
      database.updateTable('civil_status').set({ retired_at: at }).where('id', '=', 5).execute();
    await retire(new Date());
    expect(await save({ civilStatusId: 5 })).toBe(invalid('estado civil'));
    await retire(null);
    expect(await save({ civilStatusId: 5 })).toBe('200');
  });
});

describe('personal data of the spouse', () => {
  const save = (changes: Partial<PersonalData>) =>
    said(begun.current.ask(savePersonalData, { ...of(2), form: { ...SPOUSE, ...changes } }));
  beforeAll(() => begun.current.get(savePersonalData, { ...of(), form: personalData() }));

  test('are fewer: neither number nor address nor e-mail are needed, and what is the applicant’s is not kept', async () => {
    const { identification: _, ...least } = SPOUSE;
    const sent = {
      ...least,
      birthPlace: 'QUITO',
      fundsOrigin: 'AHORROS',
      isExposed: true,
      provinceId: 9,
      cityId: 1701,
    };
    expect(await said(begun.current.ask(savePersonalData, { ...of(2), form: sent }))).toBe('200');
    expect((await stored()).spousePersonalData).toEqual(least);
  });

  test.each<[string, Partial<PersonalData>, string]>([
    ['a passport', { identificationTypeId: 4, identification: 'AB12345' }, '200'],
    ['a RUC', { identificationTypeId: 1, identification: '0912345675001' }, '200'],
    [
      'a cédula with a wrong digit',
      { identification: '0912345676' },
      '422 El campo número de identificación debe ser una identificación válida',
    ],
    ['an e-mail that is none', { email: 'luis' }, invalid('correo electrónico')],
    [
      'younger than 18',
      { birthDate: plusDays(plusYears(today, -18), 1) },
      '422 La fecha de nacimiento debe estar entre hace 100 años y hace 18 años',
    ],
  ])('%s', async (_what, changes, answer) => expect(await save(changes)).toBe(answer));
});

describe('economic activity', () => {
  const save = (changes: { [Word in keyof EconomicActivity]?: EconomicActivity[Word] | undefined }) =>
    said(begun.current.ask(saveEconomicActivity, { ...of(), form: { ...WORK, ...changes } as EconomicActivity }));

  test.each<[string, { [Word in keyof EconomicActivity]?: EconomicActivity[Word] | undefined }, string]>([
    ['a relationship that there is not', { employmentRelationshipId: 8 }, invalid('relación laboral')],
    ['no activity type', { activityTypeId: undefined }, required('tipo de actividad')],
    ['no sector', { sectorId: undefined }, required('sector')],
    ['a sector that there is not', { sectorId: 7 }, invalid('sector')],
    ['no province', { provinceId: undefined }, required('provincia')],
    ['Guayaquil with Pichincha', { provinceId: 17 }, '422 La ciudad no es de la provincia. Elígela otra vez'],
    ['no country', { countryId: undefined }, '200'],
    ['a country that there is not', { countryId: 999 }, invalid('país')],
    ['no company', { company: undefined }, required('empresa')],
    ['a company of 350', { company: 'a'.repeat(350) }, '200'],
    ['a company of 351', { company: 'a'.repeat(351) }, MALFORMED],
    ['a business name of 351', { businessName: 'a'.repeat(351) }, MALFORMED],
    ['no position', { position: undefined }, required('cargo')],
    ['a position of 120', { position: 'a'.repeat(120) }, '200'],
    ['a position of 121', { position: 'a'.repeat(121) }, MALFORMED],
    ['no phone', { phone: undefined }, required('teléfono de la empresa')],
    ['a mobile phone', { phone: '0187654321' }, invalid('teléfono de la empresa')],
    ['an e-mail that is none', { email: 'a' }, invalid('correo electrónico de la empresa')],
    ['no address', { address: undefined }, required('dirección de la empresa')],
    ['a RUC', { taxNumber: '1714307103001' }, '200'],
    ['a RUC that is none', { taxNumber: '1714307104001' }, invalid('RUC')],
    ['no years', { years: undefined }, required('años')],
    ['0 years', { years: 0 }, MALFORMED],
    ['99 years and 11 months', { years: 99, months: 11 }, '200'],
    ['100 years', { years: 100 }, MALFORMED],
    ['12 months', { months: 12 }, MALFORMED],
  ])('%s', async (_what, changes, answer) => expect(await save(changes)).toBe(answer));

  test.each([
    ['a pensioner', 6],
    ['a student', 7],
  ])('%s has no employer, whatever is sent', async (_who, employmentRelationshipId) => {
    expect(await save({ employmentRelationshipId, company: 'X', years: undefined })).toBe('200');
    expect((await stored()).economicActivity).toEqual({ employmentRelationshipId });
  });

  test('the phone of a spouse’s employer is not needed', async () => {
    await begun.current.get(savePersonalData, { ...of(), form: personalData() });
    const { spouseId } = await begun.current.get(savePersonalData, { ...of(2), form: SPOUSE });
    const { phone: _, ...form } = WORK;
    expect(await said(begun.current.ask(saveEconomicActivity, { ...of(2), spouseId: spouseId as number, form }))).toBe(
      '200',
    );
  });
});
