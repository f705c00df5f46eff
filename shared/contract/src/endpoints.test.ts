import * as fc from 'fast-check';
import * as v from 'valibot';
import { type Codec, money, signedMoney, statedMoney } from './dsl/codec';
import { type Either, isEither } from './dsl/either';
import type { Entity, Field } from './dsl/entity';
import { allEndpoints, cents, decode, LeadRequest } from './index';

const entities = new Map<string, Entity<unknown>>();
const collect = (codec: unknown) => {
  if (isEither(codec as Codec<unknown>)) for (const kind of (codec as Either<unknown>).kinds) collect(kind);
  const found = codec as Partial<Entity<unknown>>;
  if (!found.table || !found.name) return;
  entities.set(found.name, found as Entity<unknown>);
  for (const f of Object.values(found.table)) collect(f.codec);
};
for (const e of allEndpoints) for (const codec of [e.request, e.response]) collect(codec);

test('the calls of the documents that are built are all there, once', () => {
  const paths = allEndpoints.map((e) => e.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(allEndpoints.filter((e) => !e.ours).map((e) => e.path)).toEqual(
    [
      'Agnc/VmLsAgn',
      'ApcMdCmr/VmSlAmd',
      'Aplc',
      'Gnr',
      'Lgn/VmCr',
      'Lgn/VmGnrC',
      'Lgn/VmLgOut',
      'Lgn/VmLvdClv',
      'Lgn/VmVrf',
      'Lgn/VmVrfMd',
      'Mdl/VmSlIdV',
      'MdlCmcl/VmSlIdM',
      'MdlCmcl/VmSlIMC',
      'MpPMt/VmSlMpm',
      'Npqt/VmSlCbm',
      'Npqt/VmSlPqt',
      'Npqt/VmSlVlr',
      'Ntsrd/VmCrNtr',
      'Ntsrd/VmVlInt',
      'PqtTm/VmSlTmsP',
      'PrtVnt/VmCrOprL',
      'Prv/VmSlPrv',
      'Prv/VmSlPrvc',
      'Token',
      'Token/VmUpTkn',
      'VhcCtPr/VmSlVhCm',
      'CcsPlc/VmUpPsw',
      'Ngcn/VmIdDNgc',
      'Ngcn/VmSlDcs',
      'Ngcn/VmUpNgc',
      'NgSlCr/VmDscSCr',
      'PgNgcn/VmLsPgNgc',
      'Prpt/VmIdPrp',
      'Prpt/VmUpPrp',
      'TpDrc',
      'PgNgcn/VmCrPgNgc',
      'PgNgcn/VmNvDts',
      'PgWb/VmCrPgWb',
      'PgWb/VmAcPgWb',
      'PgWb/VmLsPgWbNg',
      'PgWb/VmCsPgWb',
      'TpDcmt',
      'CrgPp/VmUpCrg',
      'CtvCnm/VmUpCtv',
      'DcmNgc/VmCrDcN',
      'FmlrPp/VmUpFmlr',
      'Ngcn/VmUpDcs',
      'PrsCtv/VmUpCtv',
      'PrsGst/VmUpGst',
      'PrsNgr/VmUpIng',
      'PrsPsv/VmUpPsv',
      'PrsRlc/VmCrPrs',
      'RfnBnc/VmUpRfc',
      'RfnPrsn/VmUpRfc',
      'ClCt/VmClCt',
    ].sort((a, b) => a.localeCompare(b)),
  );
});

/** The codes of the bodies as section 7 of each specification spells them; '(optional year)' is the only one that may lack. */
test.each([
  ['Prv/VmSlPrv', 'ndt1 ndt2'],
  ['Agnc/VmLsAgn', 'ndt3 bdt3 ndt5'],
  ['ApcMdCmr/VmSlAmd', 'bdt1'],
  ['MdlCmcl/VmSlIdM', 'id'],
  ['MdlCmcl/VmSlIMC', 'id ndt2'],
  ['Npqt/VmSlCbm', 'ndt1 ndt2 ndt3 ndt4 ndt5'],
  ['Npqt/VmSlVlr', 'ndt1'],
  ['Npqt/VmSlPqt', 'ndt1'],
  ['Mdl/VmSlIdV', 'ndt1 bdt3 ndt5'],
  ['PqtTm/VmSlTmsP', 'id'],
  ['Ntsrd/VmVlInt', 'dt1 ndt2'],
  ['Token', 'dt99 dt100'],
  ['Token/VmUpTkn', 'dt1'],
  ['Lgn/VmLvdClv', 'dt1'],
  ['Lgn/VmVrf', 'id dt1'],
  ['Lgn/VmGnrC', 'id'],
  ['Lgn/VmVrfMd', 'dt1 dt6'],
  ['Lgn/VmLgOut', 'dt99'],
  ['VhcCtPr/VmSlVhCm', 'ndt1 ndt2'],
  ['CcsPlc/VmUpPsw', 'id dt1'],
  ['Ngcn/VmIdDNgc', 'id'],
  ['Ngcn/VmSlDcs', 'tipo'],
  ['NgSlCr/VmDscSCr', 'id bdt1'],
  ['ClCt/VmClCt', 'ndt1 ndt2 ndt4 ndt5 ndt6 ndt7 dt1'],
  ['PgNgcn/VmLsPgNgc', 'id'],
  ['Prpt/VmIdPrp', 'id'],
  ['PgNgcn/VmCrPgNgc', 'banco beneficiario cuenta comprobante fecha monto archivo tipo'],
])('%s is sent with every code of its body: %s', (path, codes) => {
  const request = allEndpoints.find((e) => e.path === path)?.request as Entity<unknown>;
  const sent = Object.values(request.table).filter((f) => !f.optional || f.nullable);
  expect(sent.map((f) => f.code)).toEqual(expect.arrayContaining(codes.split(' ')));
});

test('a registration is sent with every part that the documents name', () => {
  const request = allEndpoints.find((e) => e.path === 'Lgn/VmCr')?.request as Entity<unknown>;
  const words = 'identification password firstNames surnames phone email country captchaToken genderId birthDate';
  for (const word of `${words} dealershipId applicationId`.split(' ')) {
    const part = request.table[word];
    expect({ word, isSent: part && (!part.optional || part.nullable === true) }).toEqual({ word, isSent: true });
  }
});

/** Fields of the forms of payments and of the wizards, which the documents spell in words (specification 2, section 3). */
const FORM_FIELDS = new Set(
  (
    'banco num beneficiario cuenta comprobante email fecha monto archivo base64 nombre ext titular numero apellido ' +
    'celular valor form form2 form3 form4 tipoDni dni apellido1 apellido2 nombre1 nombre2 genero lugar nacionalidad ' +
    'estado cargas direccion provincia ciudad parroquia calle1 numeroCalle calle2 barrio manzana referencia telefono ' +
    'correo pep funcionarios cargoPublico origenFondo nombreFuncionario nombrePublico desde hasta relacion tipoAc ' +
    'sector pais empresa cargo telefonoE emailE direccionE ruc anios meses razon'
  ).split(' '),
);
/** What p2p spells: its notification is its own. */
const OF_PROVIDER = /^(requestId|reference|status|date|signature)$/;

test.each([...entities])(
  '%s: each wire code stands for one word and is spelled in the wire style',
  (name, { table }) => {
    const codes = Object.values(table).map((f: Field<unknown>) => f.code);
    expect(new Set(codes).size).toBe(codes.length);
    const style =
      name.startsWith('P2p') && name !== 'P2pOpened'
        ? OF_PROVIDER
        : /^(id|tipo|bdt|[nbd]?dt\d{1,3}|elements\d{0,2}|Message)$/;
    for (const code of codes) if (!FORM_FIELDS.has(code)) expect(code).toMatch(style);
  },
);

test('an amount that a request states is refused with a third decimal, not rounded', () => {
  const amounts: string[] = [];
  const rounded = (codec: unknown, path: string): string[] => {
    const { table } = codec as Partial<Entity<unknown>>;
    if (codec === statedMoney) amounts.push(path);
    if (isEither(codec as Codec<unknown>))
      return (codec as Either<unknown>).kinds.flatMap((kind) => rounded(kind, path));
    if (!table) return codec === money || codec === signedMoney ? [path] : [];
    return Object.entries(table).flatMap(([word, { codec: inner }]) => rounded(inner, `${path}.${word}`));
  };
  expect(allEndpoints.flatMap(({ name, request }) => rounded(request, name))).toEqual([]);
  expect(amounts).toContain('createLead.total');
});

const anId = fc.integer({ min: 1, max: 2_147_483_647 });
const ids = fc.array(anId, { maxLength: 5 });
const word = (minLength: number, maxLength: number) =>
  fc.string({ minLength, maxLength }).filter((s) => !s.includes('\0'));
const lead = fc.record({
  identification: word(10, 13),
  firstNames: word(1, 50),
  surnames: word(1, 50),
  phone: word(9, 10),
  email: word(3, 50),
  consent: fc.boolean(),
  consentVersion: word(0, 40),
  captchaToken: word(1, 400),
  captchaAction: word(1, 40),
  attempt: fc.uuid(),
  campaign: fc.nat(28),
  provinceId: anId,
  modelId: anId,
  versionId: anId,
  year: fc.nat(2100),
  motorId: anId,
  transmissionId: anId,
  tractionId: anId,
  packageId: anId,
  colourId: anId,
  dealershipId: anId,
  accessoryIds: ids,
  kitIds: ids,
  couponIds: fc.array(anId, { maxLength: 1 }),
  total: fc.nat(20_000_000).map(cents),
  termsVersion: fc.option(word(1, 40), { nil: undefined }),
  registration: fc.option(fc.uuid(), { nil: undefined }),
});

test('a lead survives the wire whole, whatever its values', () => {
  fc.assert(
    fc.property(lead, (words) => {
      expect(decode(LeadRequest, JSON.parse(JSON.stringify(LeadRequest.write(words))))).toEqual(words);
    }),
  );
});

test('two coupons in one lead are refused by the shape alone', () => {
  const [words] = fc.sample(lead, 1) as [LeadRequest];
  const wire = LeadRequest.write({ ...words, couponIds: [7] }) as object;
  expect(decode(LeadRequest, wire).couponIds).toEqual([7]);
  expect(() => decode(LeadRequest, LeadRequest.write({ ...words, couponIds: [7, 8] }))).toThrow(v.ValiError);
});
