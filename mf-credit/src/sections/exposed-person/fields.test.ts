import { rowsOf } from '@vitrina/forms/lists';
import * as v from 'valibot';
import { APPLICANT } from '../testing/answers';
import { errorsOf } from '../testing/errors';
import { describe as describeList } from './fields';
import { toAnswer, toValues } from './values';

const { schema } = describeList(1);
const RIGHT = { cargo: 'Concejal', entidad: 'GAD de Cuenca', nombramiento: '14/05/2019', fin: '13/05/2023' };
const long = (length: number) => 'a'.repeat(length);
const errors = (...rows: object[]) => errorsOf(schema, { elements17: rowsOf(rows as (typeof RIGHT)[]) });

/** Half past eleven in the evening of 29 November in Ecuador: in UTC the 30th has begun. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T04:30:00Z'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const WRONG_DATE = 'debe ser una fecha válida (DD/MM/AAAA)';

test.each<[string, string, string | undefined]>([
  ['cargo', '', 'El campo Cargo es obligatorio'],
  ['cargo', long(50), undefined],
  ['cargo', long(51), 'El campo Cargo debe tener máximo 50 caracteres'],
  ['entidad', '', 'El campo Entidad es obligatorio'],
  ['entidad', long(50), undefined],
  ['entidad', long(51), 'El campo Entidad debe tener máximo 50 caracteres'],
  ['nombramiento', '', 'El campo Fecha de nombramiento es obligatorio'],
  ['nombramiento', '29/11/1936', undefined],
  ['nombramiento', '28/11/1936', 'El campo Fecha de nombramiento debe ser igual o posterior al 29/11/1936'],
  ['fin', '', undefined],
  ['fin', '14/05/2019', 'El campo Fecha de fin debe ser igual o posterior al 15/05/2019'],
  ['fin', '15/05/2019', undefined],
  ['fin', '29/11/2026', undefined],
  ['fin', '30/11/2026', 'El campo Fecha de fin debe ser igual o anterior al 29/11/2026'],
  // N27: an end that was typed halfway is told where it stands.
  ['fin', '12/0_/____', `El campo Fecha de fin ${WRONG_DATE}`],
])('%s with %j says %j', (name, value, message) => {
  expect(errors({ ...RIGHT, [name]: value })).toEqual(message ? { [`elements17.r000001.${name}`]: message } : {});
});

test('an appointment is at least a month old, in Ecuador', () => {
  const late = (nombramiento: string) => errors({ ...RIGHT, nombramiento, fin: '' });
  expect(late('29/10/2026')).toEqual({});
  expect(late('30/10/2026')).toEqual({
    'elements17.r000001.nombramiento': 'El campo Fecha de nombramiento debe ser igual o anterior al 29/10/2026',
  });
});

test('each row is judged for itself', () => {
  expect(Object.keys(errors(RIGHT, { ...RIGHT, fin: '01/01/2000' }, RIGHT))).toEqual(['elements17.r000002.fin']);
});

test.each([0, 1, 2])('at least %p are asked for', (min) => {
  const found = errorsOf(describeList(min).schema, { elements17: rowsOf([RIGHT]) });
  const message = 'Personas expuestas políticamente debe tener mínimo 2 registros';
  expect(found).toEqual(min > 1 ? { elements17: message } : {});
});

test('answers that were saved are those that are sent again', () => {
  const saved = [
    { position: 'Concejal', entity: 'GAD de Cuenca', appointedOn: '2019-05-14', endedOn: '2023-05-13' },
    { position: 'Fiscal', entity: 'Fiscalía', appointedOn: '2024-02-29', endedOn: undefined },
  ];
  const { elements17 } = v.parse(schema, toValues(saved));
  expect(toAnswer(elements17)).toEqual(saved);
});

test('the office of the personal data is the first entry, until there is an answer', () => {
  const entry = { cargo: 'CONCEJAL', entidad: '', nombramiento: '14/05/2019', fin: '13/05/2023' };
  expect(toValues(undefined, APPLICANT)).toEqual({ elements17: { new: entry } });
  expect(toValues([], APPLICANT)).toEqual({ elements17: {} });
  expect(toValues(undefined, { ...APPLICANT, publicOfficeName: undefined })).toEqual({ elements17: {} });
});
