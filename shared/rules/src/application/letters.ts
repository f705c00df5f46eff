import { BUREAUS_LETTER_VERSION, FUNDS_LETTER_VERSION, type PersonalData } from '@vitrina/contract';
import type { ApplicationForm } from './forms';

/** Who signs a letter. */
export interface LetterSigner {
  /** First names, then surnames. */
  readonly person: string;
  readonly identification: string;
}

/** Whom a letter names. */
export interface LetterParties extends LetterSigner {
  /** The company that runs the site. */
  readonly seller: string;
  /** The company of the dealership. */
  readonly dealership: string;
}

/** A letter as it is read and accepted. */
export interface Letter {
  readonly version: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Of the box below the last line. */
  readonly acceptance: string;
}

type LetterText = (parties: LetterParties) => Omit<Letter, 'version'>;
export type LetterKind = ApplicationForm['letter'];

/** A consent: it can be withdrawn. @param where it is, as the end of a sentence of the signer's */
const bureaus =
  (where: string): LetterText =>
  ({ person, identification, seller, dealership }) => ({
    title: 'Autorización para consultar burós de crédito',
    paragraphs: [
      `Yo, ${person}, con identificación N.º ${identification}, autorizo de forma libre, específica e informada a ${seller}, a ${dealership} y a la institución financiera a la que se presente esta solicitud, o a quien le ceda el crédito, a consultar mi información crediticia.`,
      'Qué fuentes pueden consultar: los burós de información crediticia autorizados por la Superintendencia de Bancos, el Registro de Datos Crediticios y su central de riesgos, y los registros públicos.',
      'Para qué: para evaluar esta solicitud de crédito y, si se aprueba, para darle seguimiento mientras exista la deuda. Para nada más.',
      'Por cuánto tiempo: hasta que la solicitud se responda y, si se aprueba, hasta que la deuda se pague por completo. La prueba de esta autorización y la solicitud se guardan por el tiempo que la ley ordena.',
      `Con quién se comparte: ${seller} y ${dealership} comparten los resultados solo con la institución financiera que analiza la solicitud.`,
      `Mis derechos: puedo conocer qué información se consultó, pedir que se corrija si no es exacta y revocar esta autorización cuando quiera y sin costo, ${where}.`,
      'Si la revoco antes de la respuesta, la solicitud no puede seguir y queda sin efecto. Si la revoco después, no hay consultas nuevas, salvo las que la ley ordena mientras exista la deuda. Lo consultado antes sigue siendo válido.',
      'Esta autorización es solo mía. Mi cónyuge, si tengo, firma la suya en el concesionario.',
    ],
    acceptance: 'He leído y acepto la autorización',
  });

const bureaus202611 = bureaus('por correo electrónico o en el concesionario');
const bureaus202612 = bureaus('en «Tus consentimientos» de mi cuenta, por correo electrónico o en el concesionario');

/** A sworn statement that the law demands: no consent, and it cannot be withdrawn. */
const funds202611: LetterText = ({ person, identification, seller, dealership }) => ({
  title: 'Declaración de licitud de fondos',
  paragraphs: [
    `Yo, ${person}, con identificación N.º ${identification}, declaro bajo juramento ante ${seller} y ${dealership} lo siguiente.`,
    'Los fondos con los que pago este vehículo son míos y tienen un origen lícito. No provienen de actividades prohibidas por la ley ni se destinan a ellas, y en particular no se relacionan con el lavado de activos ni con el financiamiento de otros delitos.',
    'Los datos y documentos que entrego con esta declaración son verdaderos, completos y actuales. No actúo por cuenta de otra persona que no conste en ella.',
    `Sé que ${seller} y ${dealership} están obligadas por la Ley Orgánica de Prevención, Detección y Combate del Delito de Lavado de Activos a pedir esta declaración, a verificarla y a reportar a la Unidad de Análisis Financiero y Económico (UAFE) lo que la ley ordena, y que pueden pedirme más documentos.`,
    'Los datos de mis familiares que la declaración pide se entregan porque la ley los exige. Se usan solo para ese fin.',
    'Esta es una declaración juramentada y no un consentimiento: por eso no se puede retirar. Se guarda con sus documentos durante el tiempo que la ley ordena. Puedo pedir que se corrija un dato que no sea exacto.',
    'Sé que una declaración falsa tiene consecuencias penales.',
  ],
  acceptance: 'Declaro bajo juramento que lo anterior es verdadero',
});

/** Every text that anybody has accepted, by its version: an application goes on printing its own. */
const LETTERS: Readonly<Record<LetterKind, Readonly<Record<string, LetterText>>>> = {
  bureaus: { '2026-11': bureaus202611, '2026-12': bureaus202612 },
  uafe: { '2026-11': funds202611 },
};

/** The version that is shown now. */
export const LETTER_VERSIONS: Readonly<Record<LetterKind, string>> = {
  bureaus: BUREAUS_LETTER_VERSION,
  uafe: FUNDS_LETTER_VERSION,
};

/**
 * The letter of an application with its names; one source for screen, record and PDF.
 * @param version the one that is shown now unless it says otherwise
 * @throws Error for a version that was never one
 */
export function letterOf(kind: LetterKind, parties: LetterParties, version = LETTER_VERSIONS[kind]): Letter {
  const text = LETTERS[kind][version];
  if (!text) throw new Error(`there is no letter ${kind} of ${version}`);
  return { version, ...text(parties) };
}

/** The whole text of a letter, of which the SHA-256 is recorded. */
export const letterText = ({ title, paragraphs, acceptance }: Letter): string =>
  [title, ...paragraphs, acceptance].join('\n\n');

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The applicant as their letter names them; undefined until their personal data are saved. */
export function signerOf(data: PersonalData | undefined): LetterSigner | undefined {
  if (!data?.identification) return undefined;
  const { firstName, secondName, surname, secondSurname, identification } = data;
  return { person: joined(firstName, secondName, surname, secondSurname), identification };
}
