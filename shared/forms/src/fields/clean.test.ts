import { otpText } from './clean';

test.each([
  ['21459', '21459'],
  ['214-59', '21459'],
  ['214 59', '21459'],
  ['21459.', '21459'],
  [' «21459» ', '21459'],
  ['2\u200b1459', '21459'],
  ['a1B2c', 'a1B2c'],
  ['Tu código Cóndor es 21459. Vence en 10 minutos.', '21459'],
  ['Cóndor: tu código es 00001. Vence en 10 minutos. No lo compartas con nadie.', '00001'],
  ['21459 es tu código de Cóndor', '21459'],
  ['Tu código es 214-59. Llama al 1800 000000 si no lo pediste en 2026.', '21459'],
  ['Código: a1B2c. Vence en 10 minutos.', 'a1B2c'],
  ['Pedido 123456, llama al 0987654321: tu código es 21459', '21459'],
])("'%s' holds the code %s", (pasted, code) => {
  expect(otpText(pasted)).toBe(code);
});

test.each([
  ['', ''],
  ['214', '214'],
  ['214-', '214'],
  ['214590', '214590'],
  ['Vence pronto', 'Vencepronto'],
  ['0987654321', '0987654321'],
])("'%s' holds none, and is not cut to one: %s", (typed, kept) => {
  expect(otpText(typed)).toBe(kept);
});
