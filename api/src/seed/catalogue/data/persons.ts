/** Genders, ids from 1: name, and the code of the lenders' forms, which know two. */
export const GENDERS: readonly (readonly [name: string, code: string | null])[] = [
  ['Femenino', 'F'],
  ['Masculino', 'M'],
  ['Otro', null],
];

/** E-mail types, ids from 1. */
export const EMAIL_TYPES = ['PERSONAL', 'TRABAJO', 'FACTURACIÓN ELECTRÓNICA'] as const;

/** Telephone types, ids from 1: name, whether it is a mobile. The name of a mobile type contains 'MOVIL', without accent. */
export const PHONE_TYPES: readonly (readonly [name: string, mobile: boolean])[] = [
  ['MOVIL PERSONAL', true],
  ['MOVIL TRABAJO', true],
  ['CONVENCIONAL DOMICILIO', false],
  ['CONVENCIONAL TRABAJO', false],
];

/** Address types, ids from 1. */
export const ADDRESS_TYPES = ['DOMICILIO', 'TRABAJO', 'FACTURACIÓN', 'ENTREGA'] as const;

/** Person types: code, name. The wizards are for natural persons. */
export const PERSON_TYPES: readonly (readonly [code: string, name: string])[] = [
  ['N', 'NATURAL'],
  ['J', 'JURÍDICA'],
];

/**
 * Identification types, ids as the contract's IDENTITY_TYPES: code, name, codes of the tax authority, of the lenders and of the
 * card provider p2p, pattern, whether it is offered to the payer of a cash purchase.
 */
export const IDENTIFICATION_TYPES: readonly (readonly [
  code: string,
  name: string,
  taxAuthorityCode: string,
  lenderCode: string | null,
  cardProviderCode: string | null,
  pattern: string,
  offeredToPayers: boolean,
])[] = [
  ['RUN', 'RUC PERSONA NATURAL', '04', 'R', 'RUC', '^\\d{13}$', true],
  ['RUC', 'RUC PERSONA JURÍDICA', '04', 'R', 'RUC', '^\\d{13}$', false],
  ['CED', 'CÉDULA', '05', 'C', 'CI', '^\\d{10}$', true],
  ['PAS', 'PASAPORTE', '06', 'P', 'PPN', '^[A-Z0-9]{5,20}$', true],
  ['IDE', 'IDENTIFICACIÓN DEL EXTERIOR', '08', null, null, '^[A-Z0-9-]{4,20}$', false],
];

/** Civil status, ids from 1: code, name, feminine name. A spouse is asked for when the name is CASADO or CASADA. */
export const CIVIL_STATUS: readonly (readonly [code: string, name: string, feminineName: string])[] = [
  ['S', 'SOLTERO', 'SOLTERA'],
  ['C', 'CASADO', 'CASADA'],
  ['D', 'DIVORCIADO', 'DIVORCIADA'],
  ['V', 'VIUDO', 'VIUDA'],
  ['U', 'UNIÓN DE HECHO', 'UNIÓN DE HECHO'],
];

/**
 * Relationships, ids from 1: name, kind, degree, whether it may be the relative of a politically exposed person (spouse or
 * partner, blood to the second degree, affinity to the first, close collaborators), whether it may be a personal reference.
 */
export const RELATIONSHIPS: readonly (readonly [
  name: string,
  kind: 'consanguinidad' | 'afinidad' | 'pareja' | 'otro',
  degree: number | null,
  exposed: boolean,
  reference: boolean,
])[] = [
  ['PADRE', 'consanguinidad', 1, true, true],
  ['MADRE', 'consanguinidad', 1, true, true],
  ['HIJO/A', 'consanguinidad', 1, true, true],
  ['HERMANO/A', 'consanguinidad', 2, true, true],
  ['ABUELO/A', 'consanguinidad', 2, true, true],
  ['NIETO/A', 'consanguinidad', 2, true, true],
  ['CÓNYUGE', 'pareja', 0, true, false],
  ['CONVIVIENTE EN UNIÓN DE HECHO', 'pareja', 0, true, false],
  ['SUEGRO/A', 'afinidad', 1, true, true],
  ['YERNO / NUERA', 'afinidad', 1, true, true],
  ['HIJASTRO/A', 'afinidad', 1, true, true],
  ['PADRASTRO / MADRASTRA', 'afinidad', 1, true, true],
  ['CUÑADO/A', 'afinidad', 2, false, true],
  ['TÍO/A', 'consanguinidad', 3, false, true],
  ['SOBRINO/A', 'consanguinidad', 3, false, true],
  ['PRIMO/A', 'consanguinidad', 4, false, true],
  ['SOCIO/A O COLABORADOR CERCANO', 'otro', null, true, true],
  ['AMIGO/A', 'otro', null, false, true],
  ['COMPAÑERO/A DE TRABAJO', 'otro', null, false, true],
  ['VECINO/A', 'otro', null, false, true],
  ['OTRO', 'otro', null, false, true],
];

/** Positions of politically exposed persons, offered as suggestions: level, name. */
export const PUBLIC_OFFICES: readonly (readonly [level: string, name: string])[] = [
  ['1 elección popular y máximas autoridades', 'PRESIDENTE O VICEPRESIDENTE DE LA REPÚBLICA'],
  ['1 elección popular y máximas autoridades', 'ASAMBLEÍSTA O SU SUPLENTE'],
  ['1 elección popular y máximas autoridades', 'MINISTRO, SECRETARIO DE ESTADO'],
  ['1 elección popular y máximas autoridades', 'PREFECTO O VICEPREFECTO'],
  ['1 elección popular y máximas autoridades', 'ALCALDE O VICEALCALDE'],
  ['1 elección popular y máximas autoridades', 'CONCEJAL'],
  ['1 elección popular y máximas autoridades', 'GOBERNADOR O INTENDENTE'],
  ['2 justicia y control', 'JUEZ, MAGISTRADO O CONJUEZ'],
  ['2 justicia y control', 'FISCAL'],
  ['2 justicia y control', 'VOCAL DEL CONSEJO DE LA JUDICATURA'],
  ['2 justicia y control', 'CONTRALOR, PROCURADOR, SUPERINTENDENTE, DEFENSOR'],
  ['3 nivel jerárquico superior', 'FUNCIONARIO DEL NIVEL JERÁRQUICO SUPERIOR, GRADOS 5 A 10'],
  ['3 nivel jerárquico superior', 'GERENTE, SUBGERENTE O ASESOR DE EMPRESA PÚBLICA'],
  ['4 fuerza pública', 'OFICIAL MILITAR O POLICIAL DESDE TENIENTE CORONEL'],
  ['5 exterior', 'EMBAJADOR, CÓNSUL O REPRESENTANTE DEL ESTADO'],
  ['5 exterior', 'FUNCIÓN PROMINENTE EN UN ORGANISMO INTERNACIONAL'],
  ['5 exterior', 'CARGO PÚBLICO DESTACADO EN OTRO PAÍS'],
  ['6 partidos', 'DIRIGENTE NACIONAL DE PARTIDO O MOVIMIENTO POLÍTICO'],
];
