/**
 * Private banks (Superintendencia de Bancos, February 2026): key, name, short name, interbank code of the central bank, size.
 * null: the code was not found.
 */
export const PRIVATE_BANKS: readonly (readonly [
  key: string,
  name: string,
  shortName: string,
  clearingCode: string | null,
  size: 'grande' | 'mediano' | 'pequeño',
])[] = [
  ['pichincha', 'Banco Pichincha C.A.', 'Pichincha', '0010', 'grande'],
  ['guayaquil', 'Banco Guayaquil S.A.', 'Guayaquil', '0017', 'grande'],
  ['pacifico', 'Banco del Pacífico S.A.', 'Pacífico', '0030', 'grande'],
  ['produbanco', 'Banco de la Producción S.A. Produbanco', 'Produbanco', '0036', 'grande'],
  ['bolivariano', 'Banco Bolivariano C.A.', 'Bolivariano', '0037', 'mediano'],
  ['internacional', 'Banco Internacional S.A.', 'Internacional', '0032', 'mediano'],
  ['austro', 'Banco del Austro S.A.', 'Austro', '0035', 'mediano'],
  ['citibank', 'Citibank N.A. Sucursal Ecuador', 'Citibank', '0024', 'mediano'],
  ['diners', 'Banco Diners Club del Ecuador S.A.', 'Diners Club', null, 'mediano'],
  ['bgr', 'Banco General Rumiñahui S.A.', 'BGR', '0042', 'mediano'],
  ['loja', 'Banco de Loja S.A.', 'Loja', '0029', 'mediano'],
  ['machala', 'Banco de Machala S.A.', 'Machala', '0025', 'mediano'],
  ['solidario', 'Banco Solidario S.A.', 'Solidario', '0059', 'mediano'],
  ['procredit', 'Banco ProCredit S.A.', 'ProCredit', '0060', 'pequeño'],
  ['amazonas', 'Banco Amazonas S.A.', 'Amazonas', '0034', 'pequeño'],
  ['atlantida', 'Banco Atlántida Ecuador S.A. (antes D-MIRO)', 'Atlántida', null, 'pequeño'],
  ['capital', 'Banco Capital S.A.', 'Capital', '0061', 'pequeño'],
  ['manabi', 'Banco Comercial de Manabí S.A.', 'Comercial de Manabí', '0039', 'pequeño'],
  ['coopnacional', 'Banco Coopnacional S.A.', 'Coopnacional', null, 'pequeño'],
  ['delbank', 'Banco DelBank S.A.', 'DelBank', '0201', 'pequeño'],
  ['litoral', 'Banco del Litoral S.A.', 'Litoral', '0043', 'pequeño'],
  ['visionfund', 'Banco VisionFund Ecuador S.A.', 'VisionFund', null, 'pequeño'],
  ['codesarrollo', 'Banco Desarrollo de los Pueblos S.A. Codesarrollo', 'Codesarrollo', '0065', 'pequeño'],
];

/** Public banks: only those that take deposits from the public serve as a reference. */
export const PUBLIC_BANKS: readonly (readonly [
  key: string,
  name: string,
  shortName: string,
  clearingCode: string | null,
  takesDeposits: boolean,
])[] = [
  ['banecuador', 'BanEcuador B.P.', 'BanEcuador', '0066', true],
  ['biess', 'Banco del Instituto Ecuatoriano de Seguridad Social', 'BIESS', null, false],
  ['cfn', 'Corporación Financiera Nacional B.P.', 'CFN', null, false],
  ['bde', 'Banco de Desarrollo del Ecuador B.P.', 'BDE', null, false],
];

/**
 * The larger cooperatives, of 478 that there were in January 2022: another one is typed. The name stands between
 * 'Cooperativa de Ahorro y Crédito' and 'Ltda.'; then the short name and the tax authority's code.
 */
export const COOPERATIVES: readonly (readonly [
  key: string,
  name: string,
  shortName: string,
  taxAuthorityCode: string | null,
])[] = [
  ['jep', 'Juventud Ecuatoriana Progresista', 'JEP', null],
  ['jardin-azuayo', 'Jardín Azuayo', 'Jardín Azuayo', '615'],
  ['policia-nacional', 'Policía Nacional', 'CPN', null],
  ['alianza-del-valle', 'Alianza del Valle', 'Alianza del Valle', null],
  ['oscus', 'OSCUS', 'OSCUS', null],
  ['san-francisco', 'San Francisco', 'San Francisco', '139'],
  ['riobamba', 'Riobamba', 'Riobamba', null],
  ['29-de-octubre', '29 de Octubre', '29 de Octubre', '122'],
  ['cooprogreso', 'Cooprogreso', 'Cooprogreso', '137'],
  ['andalucia', 'Andalucía', 'Andalucía', '123'],
  ['mushuc-runa', 'Mushuc Runa', 'Mushuc Runa', null],
  ['cacpeco', 'CACPECO', 'CACPECO', null],
  ['el-sagrario', 'El Sagrario', 'El Sagrario', null],
  ['atuntaqui', 'Atuntaqui', 'Atuntaqui', null],
  ['pablo-munoz-vega', 'Pablo Muñoz Vega', 'Pablo Muñoz Vega', null],
  ['tulcan', 'Tulcán', 'Tulcán', null],
  ['23-de-julio', '23 de Julio', '23 de Julio', null],
  ['fernando-daquilema', 'Fernando Daquilema', 'Daquilema', null],
  ['ambato', 'Ambato', 'Ambato', null],
  ['chibuleo', 'Chibuleo', 'Chibuleo', null],
  ['kullki-wasi', 'Kullki Wasi', 'Kullki Wasi', null],
  ['santa-rosa', 'Santa Rosa', 'Santa Rosa', '141'],
  ['cacpe-biblian', 'CACPE Biblián', 'CACPE Biblián', null],
  ['cacpe-loja', 'CACPE Loja', 'CACPE Loja', null],
  ['cacpe-pastaza', 'CACPE Pastaza', 'CACPE Pastaza', null],
  ['cacpe-zamora', 'CACPE Zamora', 'CACPE Zamora', null],
  ['coopmego', 'Vicentina Manuel Esteban Godoy Ortega', 'CoopMego', null],
  ['padre-julian-lorente', 'Padre Julián Lorente', 'Julián Lorente', '304'],
  ['pilahuin-tio', 'Pilahuin Tío', 'Pilahuin Tío', null],
  ['sac', 'Indígena SAC', 'SAC', null],
  ['comercio', 'Comercio', 'Comercio', null],
  ['san-jose', 'San José', 'San José', '364'],
  ['ccca', 'Cámara de Comercio de Ambato', 'CCCA', null],
  ['ccq', 'Construcción, Comercio y Producción', 'COOPCCP', '300'],
  ['once-de-junio', 'Once de Junio', 'Once de Junio', null],
  ['15-de-abril', '15 de Abril', '15 de Abril', null],
  ['la-merced', 'La Merced', 'La Merced', null],
  ['crea', 'CREA', 'CREA', null],
  ['erco', 'ERCO', 'ERCO', null],
  ['alfonso-jaramillo', 'Alfonso Jaramillo León', 'CAJA', null],
  ['guaranda', 'Guaranda', 'Guaranda', '132'],
  ['cotocollao', 'Cotocollao', 'Cotocollao', '130'],
  ['la-benefica', 'La Benéfica', 'La Benéfica', '720'],
  ['lucha-campesina', 'Lucha Campesina', 'Lucha Campesina', null],
  ['virgen-del-cisne', 'Virgen del Cisne', 'Virgen del Cisne', null],
  ['pedro-moncayo', 'Pedro Moncayo', 'Pedro Moncayo', null],
];

/** The four mutuals: key, name after 'Asociación Mutualista de Ahorro y Crédito para la Vivienda', the tax authority's code. */
export const MUTUALS: readonly (readonly [key: string, name: string, taxAuthorityCode: string | null])[] = [
  ['mut-pichincha', 'Pichincha', '76'],
  ['mut-azuay', 'Azuay', null],
  ['mut-imbabura', 'Imbabura', '74'],
  ['mut-ambato', 'Ambato', null],
];

/** Banks whose cards may be used for deferred payment. */
export const DEFERRING_BANKS: readonly string[] = ['pichincha', 'loja', 'bgr', 'manabi'];

/** Account numbers of a bank, where its rule is known; any other is letters, digits, dash and underscore. */
export const ACCOUNT_PATTERNS: Readonly<Record<string, string>> = { pichincha: '^[0-9]{10}$' };

/** Account types, ids from 1: code, name. */
export const ACCOUNT_TYPES: readonly (readonly [code: string, name: string])[] = [
  ['AHO', 'CUENTA DE AHORROS'],
  ['CTE', 'CUENTA CORRIENTE'],
  ['BAS', 'CUENTA BÁSICA'],
  ['DPF', 'DEPÓSITO A PLAZO FIJO'],
  ['TCR', 'TARJETA DE CRÉDITO'],
  ['OTR', 'OTRA'],
];
