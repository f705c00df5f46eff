import {
  type Asset,
  application,
  type BankReference,
  cents,
  type EconomicActivity,
  type ExposedPerson,
  type ExposedRelative,
  type Income,
  type Liability,
  type PersonalData,
  type PersonalReference,
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
import { plusDays, plusMonths, plusYears, todayInEcuador, vehicleYears } from '@vitrina/rules';
import { seedCustomers } from '../src/seed/customers/seed';
import {
  ACCOUNT,
  ASSET,
  EXPENSE,
  type FilledApplication,
  FRIEND,
  INCOME,
  LIABILITY,
  newApplication,
  OFFICE,
  personalData,
  RELATIVE,
  SPOUSE,
  WORK,
} from './support/application';
import { useBackend } from './support/backend';
import { demoCustomer } from './support/demo-customer';

const backend = useBackend();
let begun: FilledApplication;
const today = todayInEcuador(new Date());
beforeAll(async () => {
  await seedCustomers(backend.current.database);
  begun = await newApplication(backend.current, await demoCustomer(backend.current, '1759990011'), 2);
}, 60_000);

const of = (formType = 1) => ({ ...begun.asked, formType });
/** '200', or the status with what the refusal says. */
const said = async (asked: Promise<{ status: number; message: string }>) => {
  const { status, message } = await asked;
  return status === 200 ? '200' : `${status} ${message}`;
};
const stored = async () => (await begun.get(application, begun.asked)).answers;
const required = (field: string) => `422 El campo ${field} es obligatorio`;
const invalid = (field: string) => `422 El campo ${field} no es válido`;
/** What the contract itself refuses. */
const MALFORMED = '400 Los datos enviados no son válidos';

describe('personal data of the applicant', () => {
  const save = (changes: { [Word in keyof PersonalData]?: PersonalData[Word] | undefined }) =>
    said(begun.ask(savePersonalData, { ...of(), form: { ...personalData(), ...changes } as PersonalData }));

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
    said(begun.ask(savePersonalData, { ...of(2), form: { ...SPOUSE, ...changes } }));
  beforeAll(() => begun.get(savePersonalData, { ...of(), form: personalData() }));

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
    expect(await said(begun.ask(savePersonalData, { ...of(2), form: sent }))).toBe('200');
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
    said(begun.ask(saveEconomicActivity, { ...of(), form: { ...WORK, ...changes } as EconomicActivity }));

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
    await begun.get(savePersonalData, { ...of(), form: personalData() });
    const { spouseId } = await begun.get(savePersonalData, { ...of(2), form: SPOUSE });
    const { phone: _, ...form } = WORK;
    expect(await said(begun.ask(saveEconomicActivity, { ...of(2), spouseId: spouseId as number, form }))).toBe('200');
  });
});

describe('assets', () => {
  const save = (rows: Asset[]) => said(begun.ask(saveAssets, { ...of(), rows }));
  const value = cents(100);
  const [newest = 0] = vehicleYears(today);
  const car = { typeId: 5, reference: 'MAZDA', referenceId: 12, description: '3', detail: String(newest), value };

  test.each<[string, Asset[], string]>([
    ['none', [], '422 Debes completar mínimo 1 Activo(s)'],
    ['worth 1.00', [{ typeId: 1, value }], '200'],
    ['worth 0.99', [{ typeId: 1, value: cents(99) }], '422 El valor debe ser 1.00 o más'],
    ['of a type that there is not', [{ typeId: 8, value }], invalid('tipo de activo')],
    ['two of one type', [ASSET, ASSET], '200'],
    ['an account without institution', [{ typeId: 2, value }], required('Institución')],
    [
      'an institution that there is not',
      [{ typeId: 2, reference: 'X', referenceId: 999, value }],
      invalid('Institución'),
    ],
    ['an investment without its type', [{ typeId: 3, reference: 'x', value }], required('Tipo de inversión')],
    [
      'a property without sector',
      [{ typeId: 4, reference: 'CASA', referenceId: 1, description: 'Av. 1', value }],
      required('Sector'),
    ],
    ['furniture without detail', [{ typeId: 6, value }], required('Detalle')],
    ['a car', [{ ...car, descriptionId: 1202 }], '200'],
    ['a car of another make’s model', [{ ...car, descriptionId: 101 }], invalid('Modelo')],
    ['a car of a model kept for valuations', [{ ...car, descriptionId: 1200 }], invalid('Modelo')],
    ['such a model typed', [{ ...car, description: 'Avaluo mecanico Mazda' }], invalid('Modelo')],
    ['a car of the oldest year', [{ ...car, detail: String(newest - 49) }], '200'],
    ['a car a year older', [{ ...car, detail: String(newest - 50) }], invalid('Año')],
  ])('%s', async (_what, rows, answer) => expect(await save(rows)).toBe(answer));

  test('what is typed is kept in capitals, what is chosen by its name, and what a type does not ask for is dropped', async () => {
    expect(
      await save([
        { typeId: 1, reference: 'x', description: 'y', detail: 'z', referenceId: 3, value },
        { typeId: 2, reference: ' cooperativa ñandú ', value },
        { typeId: 2, reference: 'other words', referenceId: 1, value },
      ]),
    ).toBe('200');
    expect((await stored()).assets).toEqual([
      { typeId: 1, value },
      { typeId: 2, reference: 'COOPERATIVA ÑANDÚ', value },
      { typeId: 2, reference: 'Banco Pichincha C.A.', referenceId: 1, value },
    ]);
  });
});

describe('liabilities, income and expenses', () => {
  test.each<[string, Liability[], string]>([
    ['none', [], '200'],
    ['without observation', [{ ...LIABILITY, observation: ' ' }], required('observación')],
    ['of 0.99', [{ ...LIABILITY, value: cents(99) }], '422 El valor debe ser 1.00 o más'],
    ['of 1.00', [{ ...LIABILITY, value: cents(100) }], '200'],
    ['of a type that there is not', [{ ...LIABILITY, typeId: 11 }], invalid('tipo de pasivo')],
    ['two of one type', [LIABILITY, LIABILITY], '422 Hay dos pasivos del mismo tipo. Súmalos en uno solo'],
  ])('liabilities: %s', async (_what, rows, answer) =>
    expect(await said(begun.ask(saveLiabilities, { ...of(), rows }))).toBe(answer),
  );

  test.each<[string, Income[], string]>([
    ['none', [], '422 Debes completar mínimo 1 Ingreso(s)'],
    ['of 0.99', [{ ...INCOME, value: cents(99) }], '422 El valor debe ser 1.00 o más'],
    ['of 1.00', [{ ...INCOME, value: cents(100) }], '200'],
    ['that needs a description', [{ ...INCOME, typeId: 10 }], required('descripción')],
    ['with it', [{ ...INCOME, typeId: 10, description: 'Un terreno' }], '200'],
    ['of a type that there is not', [{ ...INCOME, typeId: 13 }], invalid('tipo de ingreso')],
    ['two of one type', [INCOME, INCOME], '422 Hay dos ingresos del mismo tipo. Súmalos en uno solo'],
  ])('income: %s', async (_what, rows, answer) =>
    expect(await said(begun.ask(saveIncome, { ...of(), rows }))).toBe(answer),
  );

  test.each([
    ['none', [], '422 Debes completar mínimo 1 Gasto(s)'],
    ['of 0.99', [{ ...EXPENSE, value: cents(99) }], '422 El valor debe ser 1.00 o más'],
    ['of 1.00', [{ ...EXPENSE, value: cents(100) }], '200'],
    ['of a type that there is not', [{ ...EXPENSE, typeId: 13 }], invalid('tipo de gasto')],
    ['two of one type', [EXPENSE, EXPENSE], '422 Hay dos gastos del mismo tipo. Súmalos en uno solo'],
  ])('expenses: %s', async (_what, rows, answer) =>
    expect(await said(begun.ask(saveExpenses, { ...of(), rows }))).toBe(answer),
  );
});

describe('references', () => {
  test.each<[string, BankReference[], string]>([
    ['none', [], '422 Debes completar mínimo 1 Referencia(s) bancaria(s)'],
    ['of 10 digits at Pichincha', [ACCOUNT], '200'],
    [
      'of 9 digits there',
      [{ ...ACCOUNT, accountNumber: '220000000' }],
      '422 El número de cuenta no es de Pichincha. Revisa sus dígitos',
    ],
    [
      'of 11 digits there',
      [{ ...ACCOUNT, accountNumber: '22000000011' }],
      '422 El número de cuenta no es de Pichincha. Revisa sus dígitos',
    ],
    ['a card of that bank', [{ ...ACCOUNT, accountTypeId: 5, accountNumber: '4111-XXXX-1111' }], '200'],
    [
      'letters, digits, dash and underscore elsewhere',
      [{ ...ACCOUNT, institutionId: 2, accountNumber: 'A-1_2' }],
      '200',
    ],
    [
      'another character',
      [{ ...ACCOUNT, institutionId: 2, accountNumber: '12.3' }],
      '422 El número de cuenta solo puede tener letras, números, guiones y guiones bajos',
    ],
    ['an institution that takes no deposits', [{ ...ACCOUNT, institutionId: 102 }], invalid('institución')],
    ['an account type that there is not', [{ ...ACCOUNT, accountTypeId: 7 }], invalid('tipo de cuenta')],
  ])('bank references: %s', async (_what, rows, answer) =>
    expect(await said(begun.ask(saveBankReferences, { ...begun.asked, rows }))).toBe(answer),
  );

  test('an institution that was typed is kept in capitals', async () => {
    const { institutionId: _, ...typed } = ACCOUNT;
    await begun.get(saveBankReferences, { ...begun.asked, rows: [{ ...typed, institution: 'coop x' }] });
    expect((await stored()).bankReferences).toEqual([{ ...typed, institution: 'COOP X' }]);
  });

  test.each<[string, PersonalReference[], string]>([
    ['none', [], '422 Debes completar mínimo 1 Referencia(s) personal(es)'],
    ['names of 50', [{ ...FRIEND, firstNames: 'a'.repeat(50) }], '200'],
    ['names of 51', [{ ...FRIEND, firstNames: 'a'.repeat(51) }], MALFORMED],
    ['blank surnames', [{ ...FRIEND, surnames: ' ' }], required('apellidos')],
    ['a phone of 9 digits', [{ ...FRIEND, phone: '042000000' }], '200'],
    ['a phone of 8', [{ ...FRIEND, phone: '04200000' }], MALFORMED],
    [
      'a phone with a letter',
      [{ ...FRIEND, phone: '09900000a8' }],
      '422 El teléfono de la referencia debe tener 9 o 10 dígitos',
    ],
    ['a spouse', [{ ...FRIEND, relationshipId: 7 }], invalid('parentesco')],
    ['a relationship that there is not', [{ ...FRIEND, relationshipId: 22 }], invalid('parentesco')],
  ])('personal references: %s', async (_what, rows, answer) =>
    expect(await said(begun.ask(savePersonalReferences, { ...begun.asked, rows }))).toBe(answer),
  );
});

describe('public offices', () => {
  const APPOINTED = '422 La fecha de nombramiento debe estar entre hace 90 años y hace un mes';
  const ENDED = '422 La fecha de terminación debe estar entre el día siguiente al nombramiento y hoy';
  const { appointedOn } = OFFICE;

  test.each<[string, ExposedPerson[], string]>([
    ['none', [], '422 Debes completar mínimo 1 cargo(s) público(s)'],
    ['from a month ago', [{ ...OFFICE, appointedOn: plusMonths(today, -1) }], '200'],
    ['from a day later', [{ ...OFFICE, appointedOn: plusDays(plusMonths(today, -1), 1) }], APPOINTED],
    ['from 90 years ago', [{ ...OFFICE, appointedOn: plusYears(today, -90) }], '200'],
    ['from 90 years and a month ago', [{ ...OFFICE, appointedOn: plusMonths(plusYears(today, -90), -1) }], APPOINTED],
    ['until today', [{ ...OFFICE, endedOn: today }], '200'],
    ['until tomorrow', [{ ...OFFICE, endedOn: plusDays(today, 1) }], ENDED],
    ['until the day after the appointment', [{ ...OFFICE, endedOn: plusDays(appointedOn, 1) }], '200'],
    ['until the day of the appointment', [{ ...OFFICE, endedOn: appointedOn }], ENDED],
    ['a position of 51', [{ ...OFFICE, position: 'a'.repeat(51) }], MALFORMED],
    ['a blank entity', [{ ...OFFICE, entity: ' ' }], required('entidad')],
  ])('of the applicant: %s', async (_what, rows, answer) =>
    expect(await said(begun.ask(saveExposedPersons, { ...begun.asked, rows }))).toBe(answer),
  );

  const NUMBER = '422 El campo número de identificación debe ser una identificación válida';
  test.each<[string, ExposedRelative[], string]>([
    ['none', [], '422 Debes completar mínimo 1 familiar(es) o tercero(s)'],
    ['a wrong cédula', [{ ...RELATIVE, identification: '1714307104' }], NUMBER],
    ['a passport', [{ ...RELATIVE, identificationTypeId: 4, identification: 'AB12345' }], '200'],
    ['a passport of 4', [{ ...RELATIVE, identificationTypeId: 4, identification: 'AB12' }], NUMBER],
    ['a type that there is not', [{ ...RELATIVE, identificationTypeId: 6 }], invalid('tipo de identificación')],
    ['a friend', [{ ...RELATIVE, relationshipId: 18 }], invalid('parentesco')],
    [
      'two spouses, of whom one may be a former one',
      [
        { ...RELATIVE, relationshipId: 7 },
        { ...RELATIVE, relationshipId: 7, identification: '0912345675' },
      ],
      '200',
    ],
    ['blank names', [{ ...RELATIVE, firstNames: ' ' }], required('nombres')],
  ])('of relatives: %s', async (_what, rows, answer) =>
    expect(await said(begun.ask(saveExposedRelatives, { ...begun.asked, rows }))).toBe(answer),
  );
});
