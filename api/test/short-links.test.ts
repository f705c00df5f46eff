import {
  commercialVersion,
  createShortLink,
  isShortLinkCode,
  openShortLink,
  packages,
  type ShortLinkRequest,
} from '@vitrina/contract';
import { urlOf } from '../src/platform/http/calls';
import { countAttempt } from '../src/platform/limits/attempts';
import { NEW_LINKS } from '../src/sales/short-links/service';
import { refusal } from './support/account';
import { bodyOf, call, messageOf, post, useBackend } from './support/backend';
import { carChoice } from './support/lead';

const backend = useBackend();
const content = (changes: Partial<ShortLinkRequest> = {}): ShortLinkRequest => ({
  ...carChoice(),
  dealershipId: 1,
  step: 3,
  ...changes,
});
const make = async (changes?: Partial<ShortLinkRequest>) =>
  (await call(backend.current, createShortLink, content(changes))).code;
const open = (code: string) => call(backend.current, openShortLink, { code });
const rows = () => backend.current.database.selectFrom('short_link').selectAll().execute();
const refused = (changes: Partial<ShortLinkRequest>) => refusal(backend.current, createShortLink, content(changes));

beforeEach(async () => {
  await backend.current.database.deleteFrom('short_link').execute();
  await backend.current.database.deleteFrom('attempt_count').execute();
});

test('a configuration comes back from its code, with the name of its model', async () => {
  const code = await make();
  expect(isShortLinkCode(code)).toBe(true);
  expect(await open(code)).toEqual({ ...content(), modelName: 'Sierra' });
});

test('one without dealership, accessories and colour comes back without them', async () => {
  // Ruta has no colours and no accessories.
  const version = await call(backend.current, commercialVersion, { modelId: 6 });
  const power = {
    motorId: version.defaultMotorId,
    transmissionId: version.defaultTransmissionId,
    tractionId: version.defaultTractionId,
  };
  const sold = { versionId: version.id, year: version.year, ...power };
  const [first] = await call(backend.current, packages, sold);
  const none = { colourId: undefined, accessoryIds: [], kitIds: [], couponIds: [], dealershipId: undefined };
  const bare = { ...sold, modelId: 6, packageId: first!.id, ...none };
  const { colourId, dealershipId, ...opened } = await open(await make(bare));
  expect([opened.modelName, colourId, dealershipId]).toEqual(['Ruta', undefined, undefined]);
});

test('nothing but ids and the step is kept, whatever else is sent', async () => {
  const body = { ...bodyOf(createShortLink, content()), dt2: 'María José', dt5: 'maria@example.com', ndt30: 1 };
  expect((await post(backend.current, urlOf(createShortLink), body)).status).toBe(200);
  expect(await rows()).toMatchObject([{ configuration: content() }]);
  const [row] = await rows();
  expect(Object.keys(row!.configuration).sort()).toEqual(Object.keys(content()).sort());
});

test('the same configuration has one code and one row, however often and in whatever order it is sent', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, i) => make({ accessoryIds: i % 2 ? [12701, 12702] : [12702, 12701] })),
  );
  expect(new Set(codes).size).toBe(1);
  expect(await make()).toBe(codes[0]);
  expect(await rows()).toHaveLength(1);
});

test('every difference makes another code, and a code says nothing of the others', async () => {
  const codes = [await make(), await make({ step: 2 }), await make({ dealershipId: 2 }), await make({ kitIds: [] })];
  expect(new Set(codes).size).toBe(4);
  await backend.current.database.deleteFrom('short_link').execute();
  expect(codes).not.toContain(await make());
});

// A number of a person must not travel as an id.
test.each<[string, Partial<ShortLinkRequest>, string]>([
  ['an accessory', { accessoryIds: [991_234_567] }, '422 Un accesorio elegido no es de esa versión'],
  ['a kit', { kitIds: [12701] }, '422 Un kit elegido no es de esa versión'],
  ['a coupon', { couponIds: [1710034065] }, '422 El mantenimiento elegido no es de esa versión'],
  ['a colour', { colourId: 999 }, '422 El color elegido no es de esa versión'],
  ['a package', { packageId: 227001 }, '422 El paquete elegido no es de esa versión'],
  ['a motor', { motorId: 99 }, '422 El motor elegido no es de esa versión'],
  ['a year', { year: 2026 }, '422 La versión elegida no es de ese modelo y año'],
  ['a model', { modelId: 99 }, '422 El modelo elegido no existe'],
  ['a province', { provinceId: 25, dealershipId: undefined }, '422 La provincia elegida no existe'],
  ['a dealership', { dealershipId: 40 }, '422 La agencia elegida no es de esa provincia'],
  ['accessories together', { kitIds: [12751, 12751] }, '422 Los accesorios elegidos no se pueden combinar'],
])('%s that does not fit is refused and leaves no row', async (_name, changes, expected) => {
  expect(await refused(changes)).toBe(expected);
  expect(await rows()).toEqual([]);
});

test.each([1, 5])('step %i is none that a link can open', async (step) => {
  expect(await refused({ step })).toBe('400 Los datos enviados no son válidos');
});

test('an unknown code is told as such, and so is one whose model is gone', async () => {
  const gone = '404 Este enlace no existe o ya no sirve';
  expect(await refusal(backend.current, openShortLink, { code: 'z'.repeat(22) })).toBe(gone);
  const code = await make();
  const { database } = backend.current;
  await database
    .updateTable('short_link')
    .set({ configuration: JSON.stringify(content({ modelId: 99 })) })
    .execute();
  expect(await refusal(backend.current, openShortLink, { code })).toBe(gone);
});

test('what is no longer sold is answered all the same: the site says what it has become', async () => {
  const code = await make();
  const { database } = backend.current;
  const sale = (on_sale: boolean) =>
    database.updateTable('accessory').set({ on_sale }).where('id', '=', 12701).execute();
  await sale(false);
  expect((await open(code)).accessoryIds).toEqual([12701, 12702]);
  expect(await make()).toBe(code);
  await sale(true);
});

test('an address makes so many new links an hour; those that are there it still gets', async () => {
  const code = await make();
  for (let used = 1; used < NEW_LINKS.max; used++) await countAttempt(backend.current.database, NEW_LINKS, '127.0.0.1');
  const answer = await post(backend.current, urlOf(createShortLink), bodyOf(createShortLink, content({ step: 2 })));
  expect([answer.status, messageOf(answer.body)]).toEqual([
    429,
    'Demasiados intentos. Vuelve a intentarlo en 60 minutos',
  ]);
  expect(await make()).toBe(code);
  expect(await rows()).toHaveLength(1);
});
