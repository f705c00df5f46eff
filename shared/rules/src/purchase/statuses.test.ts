import {
  ATTEMPT_STATUSES,
  badgeTone,
  endedWithoutSale,
  hasEnded,
  PURCHASE_STATUSES,
  paymentWord,
  REQUEST_STATUSES,
} from './index';

test('the badge is judged on the word shown, and an unknown word is information', () => {
  const tones = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, badgeTone(word)]));
  expect(tones(['PE', 'RE', 'CANCELADO', 'PROCESADO'].map(paymentWord))).toEqual({
    PENDIENTE: 'info',
    RECHAZADA: 'danger',
    CANCELADO: 'danger',
    PROCESADO: 'success',
  });
  expect(tones(REQUEST_STATUSES)).toEqual({
    ENVIADA: 'info',
    'EN ANÁLISIS': 'info',
    APROBADA: 'success',
    ACEPTADA: 'info',
    'APROBADO FACTURAR': 'success',
    RECHAZADA: 'danger',
    NEGADO: 'danger',
    CANCELADO: 'danger',
  });
  expect(tones([...PURCHASE_STATUSES, ...ATTEMPT_STATUSES])).toEqual({
    'EN PROCESO': 'info',
    PAGADA: 'info',
    FACTURADA: 'info',
    ENTREGADA: 'info',
    CANCELADO: 'danger',
    PENDIENTE: 'info',
    PROCESADO: 'success',
    RECHAZADA: 'danger',
    EXPIRADO: 'info',
  });
  expect(['EN ADUANA', 'toString', ''].map((word) => [paymentWord(word), badgeTone(word)])).toEqual([
    ['EN ADUANA', 'info'],
    ['toString', 'info'],
    ['', 'info'],
  ]);
});

test('what has ended, and what ended without a sale', () => {
  const all = [...PURCHASE_STATUSES, ...REQUEST_STATUSES];
  expect([...new Set(all.filter(hasEnded))]).toEqual(['ENTREGADA', 'CANCELADO', 'RECHAZADA', 'NEGADO']);
  expect([...new Set(all.filter(endedWithoutSale))]).toEqual(['CANCELADO', 'RECHAZADA', 'NEGADO']);
});
