import { isPersonName } from '@vitrina/rules';
import { smsText } from './sms-text';

test.each([
  ['Cóndor: tu código es 12345.', 'Condor: tu codigo es 12345.'],
  ['Ñandú, ¿año? ¡Sí!', 'Ñandu, ¿año? ¡Si!'],
  ['Łukasz Dvořák', 'Lukasz Dvorak'],
  ['Nu\u0301n\u0303ez', 'Nuñez'],
  ['“Ésta” – N.º 7… 5 €', '"Ésta" - N.o 7... 5 '],
  ['una\r\nlínea\tmás', 'una  linea mas'],
  ['[a]^{b}~|\\ 🚗', 'ab '],
])('%j is sent as %j', (text, sent) => expect(smsText(text)).toBe(sent));

test('every letter that a name may have is sent as something, in the alphabet', () => {
  const alphabet = /^[ -Za-z_@£$¥èéùìòÇØøÅåÆæßÉ¡ÄÖÑÜ§¿äöñüà]+$/;
  const wrong: string[] = [];
  for (let point = 0; point <= 0xffff; point++) {
    const letter = String.fromCodePoint(point);
    if (point !== 0x20 && isPersonName(letter) && !alphabet.test(smsText(letter))) wrong.push(letter);
  }
  expect(wrong).toEqual([]);
});
