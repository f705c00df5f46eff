import { nextSentence } from './next-step';

const today = '2026-11-29';
const due = '2026-12-01';

test.each([
  // Of an accepted request.
  ['pay', 'customer', 'Tú pagas lo que falta, en uno o varios pagos, hasta el martes 1 de diciembre.'],
  ['confirm-transfer', 'bank', 'Esperamos la confirmación del banco, hasta el martes 1 de diciembre.'],
  ['confirm-card', 'provider', 'Esperamos la confirmación de tu pago con tarjeta, hasta el martes 1 de diciembre.'],
  ['invoice', 'adviser', 'Tu asesor prepara la factura, hasta el martes 1 de diciembre.'],
  ['deliver', 'adviser', 'Tu asesor coordina contigo la entrega, hasta el martes 1 de diciembre.'],
  ['analyse', 'lender', 'El banco analiza tu solicitud, hasta el martes 1 de diciembre.'],
  ['answer-offer', 'customer', 'Tú aceptas o rechazas el financiamiento, hasta el martes 1 de diciembre.'],
  ['clear', 'adviser', 'Tu asesor autoriza la factura, hasta el martes 1 de diciembre.'],
  ['return', 'adviser', 'Tu asesor te devuelve lo que pagaste de más, hasta el martes 1 de diciembre.'],
])('%s says who acts and by when', (act, actor, sentence) => {
  expect(nextSentence({ act, actor, due }, 'EN PROCESO', today)).toBe(sentence);
});

test.each([
  // Of a cash purchase.
  ['pay', 'customer', 'Tú pagas lo que falta, en uno o varios pagos.'],
  ['correct-transfer', 'customer', 'Tú registras de nuevo el pago que fue rechazado.'],
  ['confirm-card', 'provider', 'Esperamos la confirmación de tu pago con tarjeta.'],
  // Of a request.
  ['invoice', 'adviser', 'Tu asesor prepara la factura.'],
])('%s without a last day says none', (act, actor, sentence) => {
  expect(nextSentence({ act, actor }, 'EN PROCESO', today)).toBe(sentence);
});

test('a day that has passed is no promise, and is told with its year', () => {
  expect(nextSentence({ act: 'invoice', actor: 'adviser', due: today }, 'EN PROCESO', today)).toMatch(
    /, hasta el domingo 29 de noviembre\.$/,
  );
  expect(nextSentence({ act: 'invoice', actor: 'adviser', due: '2026-11-27' }, 'EN PROCESO', today)).toBe(
    'Tu asesor prepara la factura. El plazo era el 27/11/2026: consulta a tu concesionario.',
  );
  expect(nextSentence({ act: 'answer-offer', actor: 'customer', due: '2026-11-27' }, 'APROBADA', today)).toBe(
    'Tú aceptas o rechazas el financiamiento. El plazo era el 27/11/2026.',
  );
});

test.each(['dance', 'toString', '__proto__'])('an act never seen before (%s) says nothing', (act) => {
  expect(nextSentence({ act, actor: 'bank', due }, 'EN PROCESO', today)).toBeUndefined();
  expect(nextSentence({ act, actor: 'bank' }, 'EN PROCESO', today)).toBeUndefined();
});

test('of what ended without a sale all that was paid is returned', () => {
  for (const status of ['CANCELADO', 'RECHAZADA', 'NEGADO']) {
    expect(nextSentence({ act: 'return', actor: 'adviser', due }, status, today)).toBe(
      'Tu asesor te devuelve lo que pagaste, hasta el martes 1 de diciembre.',
    );
  }
});
