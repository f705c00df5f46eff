import * as v from 'valibot';
import * as s from '.';

/** The first message for a value, or null when it is taken. */
const message = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message ?? null;

test.each<[string, v.GenericSchema, unknown, string | null]>([
  ['identity', s.identityNumber(), '', 'El campo Cédula es obligatorio'],
  ['identity', s.identityNumber(), undefined, 'El campo Cédula es obligatorio'],
  ['identity', s.identityNumber(), '171034506a', 'El campo Cédula debe contener solo números'],
  ['identity', s.identityNumber(), '171034506', 'El campo Cédula debe tener 10 dígitos'],
  ['identity', s.identityNumber(), '1710345066', 'El campo Cédula debe ser una identificación válida'],
  ['identity', s.identityNumber(), '2222222222', 'El campo Cédula debe ser una identificación válida'],
  ['identity', s.identityNumber(), '1710345065', null],
  ['names', s.personNames('Nombres'), '   ', 'El campo Nombres es obligatorio'],
  ['names', s.personNames('Nombres'), 'Ana 2', 'El campo Nombres debe contener solo letras y espacios'],
  ['names', s.personNames('Nombres'), 'a'.repeat(51), 'El campo Nombres debe tener máximo 50 caracteres'],
  ['names', s.personNames('Nombres'), 'a'.repeat(50), null],
  ['names', s.personNames('Apellidos'), 'Nu\u0301n\u0303ez', null],
  ['email', s.emailAddress(), 'ana@', 'El campo Correo electrónico debe ser un correo electrónico válido'],
  ['email', s.emailAddress(), "tim.o'connor@example.com", null],
  [
    'email',
    s.emailAddress(),
    `${'a'.repeat(42)}@correo.ec`,
    'El campo Correo electrónico debe tener máximo 50 caracteres',
  ],
  ['email', s.emailAddress(), 'ana@correo.ec', null],
  ['mobile', s.mobilePhone(), '0287654321', 'El campo Celular debe empezar con 08 o 09 y tener 10 dígitos'],
  ['mobile', s.mobilePhone(), '0987654321', null],
  [
    'landline',
    s.landline(),
    '0987654321',
    'El campo Teléfono convencional debe tener 9 dígitos, con su código de provincia (02 a 08)',
  ],
  ['landline', s.landline(), '022345678', null],
  ['phone', s.phone(), '02234567', 'El campo Teléfono debe tener entre 9 y 10 dígitos'],
  ['phone', s.phone(), '022345678', null],
  ['phone', s.phone(), '0987654321', null],
  ['phone', s.phone(), '09876543210', 'El campo Teléfono debe tener entre 9 y 10 dígitos'],
  ['integer', s.integer('Años', { min: 1, max: 99 }), '0', 'El campo Años debe ser mínimo 1'],
  ['integer', s.integer('Años', { min: 1, max: 99 }), '1', null],
  ['integer', s.integer('Años', { min: 1, max: 99 }), '99', null],
  ['integer', s.integer('Años', { min: 1, max: 99 }), '100', 'El campo Años debe ser máximo 99'],
  ['integer', s.integer('Años'), '1e3', 'El campo Años debe ser un número entero'],
  ['integer', s.integer('Años'), '9'.repeat(16), 'El campo Años debe ser un número entero'],
  ['bank number', s.bankNumber('Cuenta'), ' ', 'El campo Cuenta es obligatorio'],
  [
    'bank number',
    s.bankNumber('Cuenta'),
    '21 00',
    'El campo Cuenta debe contener solo letras, números, guiones y guiones bajos',
  ],
  ['bank number', s.bankNumber('Cuenta'), '1'.repeat(41), 'El campo Cuenta debe tener máximo 40 caracteres'],
  ['bank number', s.bankNumber('Cuenta'), ' Ab_21-00 ', null],
  ['plate', s.plate(), '', 'El campo Placa es obligatorio'],
  ['plate', s.plate(), 'PBA-123', 'El campo Placa debe contener solo letras, números y espacios'],
  ['plate', s.plate(), 'PBA12', 'El campo Placa debe tener entre 6 y 7 caracteres'],
  ['plate', s.plate(), 'PBA 123', null],
  ['password', s.password(), '', 'El campo Contraseña es obligatorio'],
  ['password', s.password(), '123456', 'El campo Contraseña debe tener entre 7 y 10 caracteres'],
  ['password', s.password(), '12345678901', 'El campo Contraseña debe tener entre 7 y 10 caracteres'],
  ['password', s.password(), '1234567', null],
  [
    'new password',
    s.password('Nueva contraseña', { min: 10 }),
    '123456789',
    'El campo Nueva contraseña debe tener mínimo 10 caracteres',
  ],
  ['new password', s.password('Nueva contraseña', { min: 10 }), '1'.repeat(30), null],
  ['consent', s.consent(), false, 'Necesitas aceptar para continuar'],
  ['consent', s.consent(), undefined, 'Necesitas aceptar para continuar'],
  ['consent', s.consent(), true, null],
  ['otp', s.otp(), '1234', 'Necesita ingresar un código OTP enviado a su Celular y a su Email'],
  ['otp', s.otp(), '', 'Necesita ingresar un código OTP enviado a su Celular y a su Email'],
  ['otp', s.otp(), 'a1b2c', null],
  ['selection', s.selected('Provincia'), null, 'El campo Provincia es obligatorio'],
  ['selection', s.selected('Provincia'), undefined, 'El campo Provincia es obligatorio'],
  ['selection', s.selected('Provincia'), { id: null, name: 'X' }, 'El campo Provincia no es válido'],
  ['selection', s.selected('Provincia'), { id: 0, name: 'X' }, null],
  ['selection or text', s.selectedOrWritten('Marca'), { id: null, name: 'X' }, null],
  ['selection or text', s.selectedOrWritten('Marca'), null, 'El campo Marca es obligatorio'],
  ['text', s.requiredText('Calle', 3), 'abcd', 'El campo Calle debe tener máximo 3 caracteres'],
])('%s: %# %p', (_what, schema, value, expected) => {
  expect(message(schema, value)).toBe(expected);
});

test('outputs are what a payload needs', () => {
  expect(v.parse(s.mobilePhone(), '+593 98 765 4321')).toBe('0987654321');
  expect(v.parse(s.landline(), '+593 2 234 5678')).toBe('022345678');
  expect(v.parse(s.personNames('Nombres'), ' Nu\u0301n\u0303ez   Paz ')).toBe('Núñez Paz');
});
