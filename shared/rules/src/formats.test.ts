import { campaignFromSource } from './campaign';
import { authorizationValue, readAuthorization } from './credentials';
import { isEmailAddress } from './emails';
import { isBankNumber, isLettersAndSpaces, isPersonName, isPlate } from './formats';
import { isLandline, isMobilePhone, nationalPhone } from './phones';
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
  'e-mail address',
  isEmailAddress,
  [
    'ana@correo.ec',
    "tim.o'connor@example.com",
    'ana+autos@correo.com.ec',
    "a!#$%&'*/=?^_`{|}~-@x-1.ec",
    'ana..maria.@correo.ec',
    'ana@servidor',
    `${'a'.repeat(40)}@correo.ec`,
  ],
  [
    '',
    'ana',
    'ana@',
    '@correo.ec',
    'ana@correo..ec',
    'ana@-correo.ec',
    'ana@correo-.ec',
    'ana maria@correo.ec',
    'ana@correo.ec.',
    'ñandu@correo.ec',
    'ana@a@correo.ec',
    `ana@${'x'.repeat(64)}.ec`,
    `${'a'.repeat(41)}@correo.ec`,
  ],
);
table(
  'plate',
  isPlate,
  ['PBA1234', 'PBA 123', 'ab1234', 'AB123C'],
  ['PBA12', 'PBA-1234', 'PBA12345', '       ', 'ÑBA1234', ''],
);
table('number of a bank', isBankNumber, ['000123', 'AB-12_x', '-'], ['', ' 1', '1 ', '12.3', 'ñ1', '１２']);
table(
  'letters and spaces',
  isLettersAndSpaces,
  ['Automotores Cóndor', 'x'.repeat(120)],
  ['', '  ', 'Cóndor S.A.', 'Costa 2', 'a_b'],
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
  ['0987654321', '0987654321'],
  ['+593 0987654321', '0987654321'],
  ['00593987654321', '0987654321'],
  ['0059 3098 765 4321', '0987654321'],
  ['987654321', '0987654321'],
  ['+593 98 765 4321', '0987654321'],
  ['(+593) 8-7654-3210', '0876543210'],
  ['593987654321', '0987654321'],
  ['+593 2 2345678', '022345678'],
  ['+593 (0)2 234-5678', '022345678'],
  ['005932 2345678', '022345678'],
  ['22345678', '022345678'],
  ['02 234 5678', '022345678'],
  ['+593', '593'],
  ['+1 202 555 0147', '12025550147'],
  ['+34 612 345 678', '34612345678'],
  ['5930987', '5930987'],
  ['09876543210', '09876543210'],
  ['098765432', '098765432'],
  ['sin número', ''],
  ['', ''],
])("'%s' is dialled as '%s' within the country", (text, dialled) => {
  expect(nationalPhone(text)).toBe(dialled);
});

test.each(['0987654321', '0876543210', '022345678', '078123456', '059312345'])(
  'every way to write %s comes to it, pasted or typed key by key',
  (number) => {
    const bare = number.slice(1);
    for (const prefix of ['0', '+593', '+5930', '00593', '005930', ...(bare.startsWith('593') ? [] : [''])]) {
      const text = prefix + bare;
      expect([text, nationalPhone(text)]).toEqual([text, number]);
      expect([text, [...text].reduce((typed, key) => nationalPhone(typed + key), '')]).toEqual([text, number]);
    }
  },
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
