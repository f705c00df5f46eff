import {
  type Asset,
  type BankReference,
  cents,
  type ExposedPerson,
  type ExposedRelative,
  type Income,
  type Liability,
  type PersonalReference,
  saveAssets,
  saveBankReferences,
  saveExpenses,
  saveExposedPersons,
  saveExposedRelatives,
  saveIncome,
  saveLiabilities,
  savePersonalReferences,
} from '@vitrina/contract';
import { plusDays, plusMonths, plusYears, todayInEcuador, vehicleYears } from '@vitrina/rules';
import { ACCOUNT, ASSET, EXPENSE, FRIEND, INCOME, LIABILITY, OFFICE, RELATIVE } from './support/application';
import { invalid, MALFORMED, required, said, useApplication } from './support/judged-answers';

const { begun, of, stored } = useApplication();
const today = todayInEcuador(new Date());

describe('assets', () => {
  const save = (rows: Asset[]) => said(begun.current.ask(saveAssets, { ...of(), rows }));
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
    expect(await said(begun.current.ask(saveLiabilities, { ...of(), rows }))).toBe(answer),
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
    expect(await said(begun.current.ask(saveIncome, { ...of(), rows }))).toBe(answer),
  );

  test.each([
    ['none', [], '422 Debes completar mínimo 1 Gasto(s)'],
    ['of 0.99', [{ ...EXPENSE, value: cents(99) }], '422 El valor debe ser 1.00 o más'],
    ['of 1.00', [{ ...EXPENSE, value: cents(100) }], '200'],
    ['of a type that there is not', [{ ...EXPENSE, typeId: 13 }], invalid('tipo de gasto')],
    ['two of one type', [EXPENSE, EXPENSE], '422 Hay dos gastos del mismo tipo. Súmalos en uno solo'],
  ])('expenses: %s', async (_what, rows, answer) =>
    expect(await said(begun.current.ask(saveExpenses, { ...of(), rows }))).toBe(answer),
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
    expect(await said(begun.current.ask(saveBankReferences, { ...begun.current.asked, rows }))).toBe(answer),
  );

  test('an institution that was typed is kept in capitals', async () => {
    const { institutionId: _, ...typed } = ACCOUNT;
    await begun.current.get(saveBankReferences, {
      ...begun.current.asked,
      rows: [{ ...typed, institution: 'coop x' }],
    });
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
    expect(await said(begun.current.ask(savePersonalReferences, { ...begun.current.asked, rows }))).toBe(answer),
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
    expect(await said(begun.current.ask(saveExposedPersons, { ...begun.current.asked, rows }))).toBe(answer),
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
    expect(await said(begun.current.ask(saveExposedRelatives, { ...begun.current.asked, rows }))).toBe(answer),
  );
});
