import { createHash } from 'node:crypto';
import { isPublished, type PersonalData } from '@vitrina/contract';
import { LETTER_VERSIONS, type LetterKind, letterOf, letterText, signerOf } from './letters';

const PARTIES = {
  ...{ person: 'María Fernanda Salazar Ñauñay', identification: '1710034065' },
  ...{ seller: 'Cóndor Motors del Ecuador S.A.', dealership: 'Automotores Cóndor S.A.' },
};
const textOf = (kind: LetterKind) => letterText(letterOf(kind, PARTIES));

test.each(['bureaus', 'uafe'] as const)('%s names who signs and whom, on every place', (kind) => {
  for (const name of Object.values(PARTIES)) expect(textOf(kind)).toContain(name);
  expect(textOf(kind)).not.toMatch(/undefined|\[object/);
});

test('the letter for the bureaus says which sources, for what, how long, with whom, the rights, and what revoking means', () => {
  for (const word of [
    'burós',
    'Registro de Datos Crediticios',
    'Para qué',
    'Por cuánto tiempo',
    'Con quién',
    'revocar',
  ])
    expect(textOf('bureaus')).toContain(word);
  expect(textOf('bureaus')).not.toMatch(/UAFE|juramento/);
});

test('the declaration of funds is a sworn statement, no consent, and has nothing of bureaus', () => {
  for (const word of ['bajo juramento', 'UAFE', 'no se puede retirar']) expect(textOf('uafe')).toContain(word);
  expect(textOf('uafe')).not.toMatch(/buró|autorizo|revocar/);
});

test('the versions that are shown are published, and another is none', () => {
  expect(isPublished('bureausLetter', LETTER_VERSIONS.bureaus)).toBe(true);
  expect(isPublished('fundsLetter', LETTER_VERSIONS.uafe)).toBe(true);
  expect(() => letterOf('uafe', PARTIES, '1999-01')).toThrow('there is no letter uafe of 1999-01');
});

test('the letter for the bureaus names the account as the first way to revoke it', () => {
  expect(textOf('bureaus')).toContain(
    'cuando quiera y sin costo, en «Tus consentimientos» de mi cuenta, por correo electrónico o en el concesionario.',
  );
});

test('the letter of 2026-11 stays as it was accepted, to the byte', () => {
  const letter = letterOf('bureaus', PARTIES, '2026-11');
  expect(letter.version).toBe('2026-11');
  expect(createHash('sha256').update(letterText(letter)).digest('hex')).toBe(
    'bfc3527d0f8de6661326aa0107e06f0d08232215edba04464698b0fc4bdb1185',
  );
});

test('who signs: all names in their order; nobody before the personal data are saved', () => {
  const data = {
    surname: 'SALAZAR',
    firstName: 'MARÍA',
    secondName: 'JOSÉ',
    identification: '1710034065',
  } as PersonalData;
  expect(signerOf(data)).toEqual({ person: 'MARÍA JOSÉ SALAZAR', identification: '1710034065' });
  expect(signerOf(undefined)).toBeUndefined();
  expect(signerOf({ ...data, identification: undefined } as unknown as PersonalData)).toBeUndefined();
});
