import { campaignFromSource } from './campaign';
import { authorizationValue, readAuthorization } from './credentials';
import { isLandline, isMobilePhone, isPersonName, isPlate } from './formats';
import { formatHour, parseSchedule } from './schedule';
import { foldAccents, includesFolded, slugify } from './text';

const table = (name: string, accepts: (value: string) => boolean, good: string[], bad: string[]) => {
  test.each([...good.map((value) => [value, true] as const), ...bad.map((value) => [value, false] as const)])(
    `${name} '%s': %s`,
    (value, valid) => expect(accepts(value)).toBe(valid),
  );
};

table(
  'mobile phone',
  isMobilePhone,
  ['0991234567', '0812345678'],
  ['0791234567', '099123456', '09912345678', '991234567', '09912345a7', '+593991234567', ''],
);
table(
  'landline',
  isLandline,
  ['022345678', '072345678', '082345678'],
  ['012345678', '092345678', '02234567', '0223456789', ''],
);
table(
  'plate',
  isPlate,
  ['PBA1234', 'PBA 123', 'ab1234', 'AB123C'],
  ['PBA12', 'PBA-1234', 'PBA12345', '       ', 'ÑBA1234', ''],
);
table(
  'person name',
  isPersonName,
  [
    ...['Ana', 'María José', 'Ñusta Çelik', 'Ana\u0301lisis'.normalize('NFC'), 'x'.repeat(50)],
    ...['Łukasz Dvořák', 'Ștefan Țurcan', 'Nguyễn Ánh', ' Ana '],
  ],
  [
    'Жанна',
    'Αννα',
    '李',
    'Aǆ',
    'ªº',
    'Əliyev',
    'Ana\u0301lisis',
    'Ana\n',
    'Ana\u00a0Paz',
    '',
    '   ',
    'Ana 2',
    "O'Hara",
    'Ana-María',
    'Ana.',
    'x'.repeat(51),
  ],
);

test.each([
  ['6', 6],
  ['28', 28],
  ['0', 0],
  ['1', 0],
  ['999', 0],
  ['6x', 0],
  ['-6', 0],
  ['6.0', 0],
  [' 6', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('source %p is campaign %i', (source, campaign) => {
  expect(campaignFromSource(source)).toBe(campaign);
});

test('the authorization value holds both fields and reads back', () => {
  const credentials = { accessToken: 'eyJ.a-b_c', renewalToken: 'r+/=' };
  expect(readAuthorization(authorizationValue(credentials))).toEqual(credentials);
});

test.each([undefined, '', 'Bearer', 'Bearer a', 'Bearer ~b', 'Bearer a~', 'Basic a~b', 'Bearer a~b~c', 'Bearer a ~b'])(
  'authorization %p is not ours',
  (value) => expect(readAuthorization(value)).toBeNull(),
);

test('texts are compared without accents, case or Unicode form', () => {
  expect(foldAccents('CAÑAR Órdenes')).toBe('canar ordenes');
  expect(foldAccents('cafe\u0301')).toBe(foldAccents('café'));
  expect(includesFolded('Concesionario Cañar', ' CANAR ')).toBe(true);
  expect(includesFolded('Quito', 'Guayaquil')).toBe(false);
  expect(includesFolded('Quito', '')).toBe(true);
});

test.each([
  ['Cóndor Sierra', 'condor-sierra'],
  ['  Ñandú 4x4 (2026) ', 'nandu-4x4-2026'],
  ['a/b', 'a-b'],
  ['日本', ''],
])("the slug of '%s' is '%s'", (text, slug) => expect(slugify(text)).toBe(slug));

test('a schedule is read entry by entry; what is not written so is kept as it is written', () => {
  expect(
    parseSchedule('Lunes 0900-1800, Lunes a Viernes 8:30 - 17:00, Domingo cerrado ,,Sábado 0900-2560,Feriado 900-1300'),
  ).toEqual([
    { day: 'Lunes', opens: '0900', closes: '1800' },
    { day: 'Lunes a Viernes', opens: '0830', closes: '1700' },
    { text: 'Domingo cerrado' },
    { text: 'Sábado 0900-2560' },
    { day: 'Feriado', opens: '0900', closes: '1300' },
  ]);
  expect(parseSchedule('')).toEqual([]);
  expect(formatHour('0930')).toBe('09h30');
});
