import { randomUUID } from 'node:crypto';
import type { Cents } from '@vitrina/contract';
import { changePurchase, type PurchaseEvent } from '@vitrina/rules';
import { createLogger } from '../src/platform/http/logger';
import { loadPurchase } from '../src/sales/purchases/load';
import { CUSTOMERS, type DemoCustomer } from '../src/seed/customers/people';
import { seedCustomers } from '../src/seed/customers/seed';
import { card } from '../src/seed/customers/story';
import { type Served, serve } from './support/backend';
import { tell } from './support/story';

jest.setTimeout(120_000);

let backend: Served;
const database = () => backend.database;
beforeAll(async () => {
  backend = await serve({ SANDBOX: 'on' }, createLogger('silent'), { backOffice: true });
  await seedCustomers(database());
}, 120_000);
afterAll(() => backend.stop());

const get = async (path: string, { origin } = backend) => {
  const answer = await fetch(origin + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
/** Sends a form as a browser does, and does not follow where it leads. */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(backend.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: backend.origin, 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
}
const page = async (path: string) => (await get(path)).html;
const text = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

type Form = { path: string; fields: Record<string, string>; label: string };
/** The forms of a page that change something. */
const formsIn = (html: string): Form[] =>
  [...html.matchAll(/<form[^>]* method="post" action="([^"]+)">([\s\S]*?)<\/form>/g)].map(
    ([, path = '', inside = '']) => ({
      path,
      fields: Object.fromEntries(
        [...inside.matchAll(/name="([^"]+)"[^>]* value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
      label: text(/<button[^>]*>([\s\S]*?)<\/button>/.exec(inside)?.[1] ?? ''),
    }),
  );
const formOf = (html: string, event: string): Form => {
  const form = formsIn(html).find(({ fields }) => fields.event === event);
  if (!form) throw new Error(`no form of ${event}`);
  return form;
};
const stateOf = (id: number) =>
  database().selectFrom('negotiation').select('status').where('id', '=', id).executeTakeFirstOrThrow();

describe('where it is', () => {
  const PAGES = ['/sandbox/compras', '/sandbox/compras/2003', '/sandbox/clientes'];
  const SANDBOX = ['/sandbox', '/sandbox/outbox', '/sandbox/errors'];

  test('with the sandbox and the embedded database, linked from one page', async () => {
    for (const path of [...PAGES, ...SANDBOX]) expect([path, (await get(path)).status]).toEqual([path, 200]);
    const links = [...(await page('/sandbox')).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual([
      '/sandbox/compras',
      '/sandbox/clientes',
      '/sandbox/pagos',
      '/sandbox/outbox',
      '/sandbox/errors',
    ]);
  });

  test('absent with DATABASE_URL, whatever SANDBOX says, and with SANDBOX=off', async () => {
    for (const [SANDBOX_IS, others] of [
      ['on', 200],
      ['off', 404],
    ] as const) {
      const named = await serve({ SANDBOX: SANDBOX_IS });
      for (const path of PAGES) expect((await get(path, named)).status).toBe(404);
      for (const path of SANDBOX) expect((await get(path, named)).status).toBe(others);
      for (const path of PAGES) {
        const answer = await fetch(named.origin + path, {
          method: 'POST',
          body: new URLSearchParams({ event: 'cancel' }),
        });
        expect([path, answer.status]).toEqual([path, 404]);
      }
      if (others === 200) expect(await (await get('/sandbox', named)).html).not.toMatch(/compras|clientes/);
      await named.stop();
    }
  });

  test('nothing runs on its pages, and its forms go nowhere else', async () => {
    for (const path of PAGES) {
      const { headers, html } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'$/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(html).not.toMatch(/<script|style="|\son\w+="|javascript:/);
    }
  });

  test.each(['/sandbox/compras/999999', '/sandbox/compras/2002', '/sandbox/compras/x', '/sandbox/compras/9999999999'])(
    '%s, which is no purchase, is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect((await send(path, { event: 'cancel' })).status).toBe(404);
    },
  );
});

describe('a list of what was decided', () => {
  const listed = async (query = '') =>
    [...(await page(`/sandbox/compras${query}`)).matchAll(/href="\/sandbox\/compras\/(\d+)"/g)].map(([, id]) =>
      Number(id),
    );

  test('all of them, newest first; filters narrow it', async () => {
    const rows = await database()
      .selectFrom('negotiation')
      .select(['id', 'kind', 'status'])
      .where('decided_at', 'is not', null)
      .orderBy('decided_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const ids = (of = rows) => of.map(({ id }) => id);
    expect(await listed()).toEqual(ids());
    expect(await listed('?tipo=credit')).toEqual(ids(rows.filter(({ kind }) => kind === 'credit')));
    expect(await listed('?tipo=cash&estado=CANCELADO')).toEqual(
      ids(rows.filter(({ kind, status }) => kind === 'cash' && status === 'CANCELADO')),
    );
    expect(await listed(`?estado=${encodeURIComponent('EN ANÁLISIS')}`)).toEqual([2202]);
    expect(await listed('?cliente=GUAM%C3%81N')).toEqual([2302]);
    expect(await listed('?cliente=1759990029')).toHaveLength(9);
    expect(await listed('?cliente=nadie')).toEqual([]);
    expect(text(await page('/sandbox/compras?cliente=nadie'))).toContain('Ninguna con esos filtros');
  });

  test('what is typed into a filter stands there again, as text', async () => {
    const html = await page(`/sandbox/compras?cliente=${encodeURIComponent('"><img src=x>')}`);
    expect(html).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(html).not.toContain('<img');
  });
});

test('of every purchase it offers what the rules would apply now, and nothing else', async () => {
  const nobody = await database()
    .selectFrom('account')
    .select('id')
    .where('identification', '=', CUSTOMERS[0]?.identification ?? '')
    .executeTakeFirstOrThrow();
  const steps = (due: Cents) => [card(0.01, 'c1', 'payme', due)];
  await tell(database(), nobody.id, { car: 'kira', kind: 'cash', quoted: 1, decided: 1, steps });
  const rows = await database().selectFrom('negotiation').select('id').where('decided_at', 'is not', null).execute();
  const seen = new Set<string>();
  for (const { id } of rows) {
    const { purchase } = await loadPurchase(database(), id);
    const paymentIds = purchase.payments.map((row) => row.id);
    const attemptIds = purchase.attempts.map((row) => row.id);
    const plain = ['invoice', 'deliver', 'cancel', 'analyse', 'approve-request', 'deny-request', 'clear-for-invoice'];
    const cent = 1 as never;
    const all: PurchaseEvent[] = [
      ...plain.map((type) => ({ type }) as PurchaseEvent),
      ...paymentIds.flatMap((row) =>
        ['approve-transfer', 'reject-transfer'].map((type) => ({ type, id: row }) as PurchaseEvent),
      ),
      ...paymentIds.map((of) => ({ type: 'reverse', id: randomUUID(), of, amount: cent }) as const),
      { type: 'return', id: randomUUID(), amount: cent },
      ...attemptIds.flatMap((row) =>
        ['approve-attempt', 'reject-attempt', 'cancel-attempt', 'expire-attempt'].map(
          (type) => ({ type, id: row }) as PurchaseEvent,
        ),
      ),
    ];
    const actors = ['staff', 'lender', 'provider', 'server'] as const;
    const key = (event: { type: string; id?: string; of?: string }) =>
      `${event.type} ${event.of ?? (event.type === 'return' ? '' : (event.id ?? ''))}`.trim();
    const expected = all.filter((event) =>
      actors.some((actor) => changePurchase(purchase, event, actor).answer.kind === 'applied'),
    );
    const forms = formsIn(await page(`/sandbox/compras/${id}`));
    const offered = forms.map(({ fields }) => key({ ...fields, type: fields.event ?? '' }));
    expect([id, [...offered].sort()]).toEqual([id, expected.map(key).sort()]);
    for (const { fields } of forms) seen.add(fields.event ?? '');
  }
  expect(seen.size).toBe(15);
});

describe('a change', () => {
  test('approving a transfer shows the state it led to and the mail it sent, which can be read', async () => {
    const form = formOf(await page('/sandbox/compras/2007'), 'approve-transfer');
    const { status, to } = await send(form.path, form.fields);
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/sandbox\/compras\/2007\?evento=\d+$/)]);
    const html = await page(to);
    const [notice = ''] = /<div class="notice" role="status">[\s\S]*?<\/div>/.exec(html) ?? [];
    expect(text(notice)).toContain(
      'Aprobó un pago. El estado pasó a PAGADA Correo a carlos.mena@example.com: Confirmamos tu depósito de $10,156.00',
    );
    const [, mail = ''] = /href="(\/sandbox\/outbox\/\d+)"/.exec(notice) ?? [];
    expect(text(await page(mail))).toContain('Tu compra está pagada.');
    expect(await stateOf(2007)).toEqual({ status: 'PAGADA' });
  });

  test('the same form again says that it was done, and does nothing', async () => {
    const form = formOf(await page('/sandbox/compras/2004'), 'approve-transfer');
    await send(form.path, form.fields);
    const { status, to } = await send(form.path, form.fields);
    expect([status, to]).toEqual([303, '/sandbox/compras/2004?hecho=antes']);
    expect(text(await page(to))).toContain('Ya estaba hecho: no cambió nada.');
  });

  test('two presses at once apply it once', async () => {
    const form = formOf(await page('/sandbox/compras/2302'), 'approve-transfer');
    const answers = await Promise.all([send(form.path, form.fields), send(form.path, form.fields)]);
    expect(answers.map(({ to }) => to.replace(/\d+$/, 'N')).sort()).toEqual([
      '/sandbox/compras/2302?evento=N',
      '/sandbox/compras/2302?hecho=antes',
    ]);
  });

  test('a cancelled purchase frees its quotation, and says so', async () => {
    const form = formOf(await page('/sandbox/compras/2003'), 'cancel');
    const notice = text(await page((await send(form.path, form.fields)).to));
    expect(notice).toMatch(
      /Canceló\. El estado pasó a CANCELADO La cotización N\.º 1003 quedó libre con la negociación \d+/,
    );
    expect(notice).toContain('Cancelamos tu compra N.º 3003');
  });

  test('a reversal after the invoice keeps the state and tells the office', async () => {
    const form = formOf(await page('/sandbox/compras/2009'), 'reverse');
    const notice = text(await page((await send(form.path, { ...form.fields, amount: '100,50' })).to));
    expect(notice).toMatch(/Reversó un pago\. El estado sigue igual La oficina recibió un aviso Correo a carlos/);
    expect(notice).toContain('Reversamos $100.50 de tu');
  });

  test('a return gives back what was paid too much, in parts', async () => {
    const form = formOf(await page('/sandbox/compras/2108'), 'return');
    expect(form.fields.amount).toBe('11697.00');
    await send(form.path, { ...form.fields, amount: '1,697.00' });
    const left = formOf(await page('/sandbox/compras/2108'), 'return');
    expect(left.fields.amount).toBe('10000.00');
    expect(text(await page((await send(left.path, left.fields)).to))).toContain('Te devolvimos $10,000.00');
    expect(formsIn(await page('/sandbox/compras/2108')).map(({ fields }) => fields.event)).not.toContain('return');
  });

  test('a request goes its way by the bank and the office', async () => {
    for (const event of ['analyse', 'approve-request']) {
      const form = formOf(await page('/sandbox/compras/2201'), event);
      expect((await send(form.path, form.fields)).status).toBe(303);
    }
    expect(await stateOf(2201)).toEqual({ status: 'APROBADA' });
    expect(text(await page('/sandbox/compras/2201'))).toMatch(/Tu crédito fue aprobado/);
    const form = formOf(await page('/sandbox/compras/2206'), 'clear-for-invoice');
    expect(form.label).toBe('Aprobar para facturar la solicitud n.º 3206');
    await send(form.path, form.fields);
    expect(await stateOf(2206)).toEqual({ status: 'APROBADO FACTURAR' });
  });

  test('one that the rules refuse by now is refused in words', async () => {
    const { status, html } = await send('/sandbox/compras/2010', { event: 'cancel' });
    expect([status, text(html)]).toEqual([
      409,
      expect.stringContaining('No se hizo. El estado de la compra ya no lo permite.'),
    ]);
  });

  test.each([
    ['mucho', 400, 'Escribe el monto como 1,234.56'],
    ['1.2345', 400, 'Escribe el monto como 1,234.56'],
    ['', 400, 'Escribe el monto como 1,234.56'],
    ['0', 409, 'El monto debe ser mínimo $0.01'],
    ['99999999', 409, 'El monto supera lo que queda de ese pago'],
  ])('the amount %p is refused in words, and stands in its field again', async (amount, status, reason) => {
    const form = formOf(await page('/sandbox/compras/2010'), 'reverse');
    const answer = await send(form.path, { ...form.fields, amount });
    expect([answer.status, text(answer.html)]).toEqual([status, expect.stringContaining(`No se hizo. ${reason}.`)]);
    expect(answer.html).toContain(
      `value="${amount}" aria-invalid="true" aria-describedby="field-reverse-${form.fields.of}-error"`,
    );
    expect((await loadPurchase(database(), 2010)).purchase.payments).toHaveLength(1);
  });

  test('a rejection asks for its reason, which the customer reads in the mail', async () => {
    const form = formOf(await page('/sandbox/compras/2005'), 'reject-transfer');
    for (const reason of ['', '   ', 'x'.repeat(201)]) {
      const { status, html } = await send(form.path, { ...form.fields, reason });
      expect([status, text(html)]).toEqual([
        400,
        expect.stringContaining('Escribe la razón del rechazo, hasta 200 caracteres: el cliente la lee'),
      ]);
      expect(html).toContain(`value="${reason}" aria-invalid="true" aria-describedby="field-reject-transfer-`);
    }
    const { to } = await send(form.path, { ...form.fields, reason: ' El número no es <b>de ese</b> banco ' });
    const row = await database()
      .selectFrom('payment')
      .select(['status', 'rejection_reason'])
      .where('id', '=', Number(form.fields.id))
      .executeTakeFirst();
    expect(row).toEqual({ status: 'RE', rejection_reason: 'El número no es <b>de ese</b> banco' });
    const html = await page(to);
    const [, mail = ''] = /href="(\/sandbox\/outbox\/\d+)"/.exec(html) ?? [];
    expect(text(await page(mail))).toContain('Motivo: El número no es &lt;b&gt;de ese&lt;/b&gt; banco');
    expect(text(html)).toContain('Motivo del rechazo El número no es &lt;b&gt;de ese&lt;/b&gt; banco');
  });

  test.each<Record<string, string>>([
    {},
    { event: 'accept' },
    { event: 'reject-transfer', id: 'x', reason: 'x' },
    { event: 'register', id: '1', amount: '1' },
    { event: 'constructor' },
    { event: 'approve-transfer', id: "1' or 1=1" },
    { event: 'reverse', id: 'x', of: '1', amount: '1' },
    { event: 'return', id: '1', amount: '1' },
  ])('%p is no form of its own', async (fields) => {
    const { status, html } = await send('/sandbox/compras/2010', fields);
    expect([status, text(html)]).toEqual([400, expect.stringContaining('La oficina no ofrece ese cambio')]);
  });

  test('a form of another site is refused and changes nothing', async () => {
    const strange: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ];
    for (const headers of strange) {
      for (const path of ['/sandbox/compras/2008', '/sandbox/clientes']) {
        const fields = { event: 'cancel', cliente: CUSTOMERS[0]?.identification ?? '' };
        expect([headers, (await send(path, fields, headers)).status]).toEqual([headers, 403]);
      }
    }
    // A browser without Sec-Fetch-Site says where a form comes from by Origin.
    for (const [origin, status] of [
      ['https://evil.example', 403],
      ['null', 403],
      [`${backend.origin}0`, 403],
      [backend.origin, 303],
    ] as const) {
      const answer = await fetch(`${backend.origin}/sandbox/compras/2008`, {
        method: 'POST',
        body: new URLSearchParams({ event: 'invoice' }),
        headers: { origin },
        redirect: 'manual',
      });
      expect([origin, answer.status]).toEqual([origin, status]);
      expect(await stateOf(2008)).toEqual({ status: status === 303 ? 'FACTURADA' : 'PAGADA' });
    }
  });

  test('a name is shown as text', async () => {
    await database().updateTable('person').set({ first_names: '<b onclick="x">Ana' }).execute();
    for (const path of ['/sandbox/compras', '/sandbox/compras/2003']) {
      const html = await page(path);
      expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Ana');
      expect(html).not.toContain('<b ');
    }
  });
});

describe('demo customers', () => {
  test('each is shown, and reset to the seeded history', async () => {
    const html = await page('/sandbox/clientes');
    expect(formsIn(html).map(({ fields }) => fields.cliente)).toEqual(
      CUSTOMERS.map(({ identification }) => identification),
    );
    const [, customer] = CUSTOMERS as readonly [DemoCustomer, DemoCustomer];
    const { status, to } = await send('/sandbox/clientes', { cliente: customer.identification });
    expect([status, to]).toEqual([303, '/sandbox/clientes?cliente=1759990029&resultado=reset']);
    expect(text(await page(to))).toContain('Carlos Andrés Mena Vera tiene otra vez la historia de demostración.');
    expect(await stateOf(2003)).toEqual({ status: 'EN PROCESO' });
  });

  test('nobody else is', async () => {
    const others = await database().selectFrom('account').select('id').execute();
    for (const cliente of ['1710034065', '', 'x', String(others[0]?.id)]) {
      expect((await send('/sandbox/clientes', { cliente })).status).toBe(404);
    }
    expect(await database().selectFrom('account').select('id').execute()).toEqual(others);
  });
});
