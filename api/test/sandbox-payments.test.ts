import { type Served, serve, useBackend } from './support/backend';
import { openPage, openSession, paymeForm, press, setFault, tell, textIn } from './support/sandbox-client';

const held = useBackend({ SANDBOX: 'on' });
const at = () => held.current;

const PAGES = ['/sandbox/pagos', '/sandbox/payme/VPOS2/js/modalcomercio.js', '/sandbox/payme/VPOS2/js/enviar.js'];
const CALLS = [
  ...['/sandbox/p2p/api/session', '/sandbox/p2p/api/session/1', '/sandbox/p2p/api/session/1/cancel'],
  ...['/sandbox/p2p/api/reverse', '/sandbox/p2p/api/transaction'],
  '/sandbox/payme/VPOS2/rest/operationAcquirer/consulte',
];
const FORMS = [
  '/sandbox/payme/VPOS2/modal',
  '/sandbox/pagos/fallas',
  '/sandbox/pagos/p2p/1',
  '/sandbox/p2p/session/1/x',
];

test('the providers are there with the sandbox, and linked from its page', async () => {
  for (const path of PAGES) expect([path, (await openPage(at(), path)).status]).toEqual([path, 200]);
  expect((await openPage(at(), '/sandbox')).html).toContain('href="/sandbox/pagos"');
});

test('and absent without it', async () => {
  const closed: Served = await serve({ SANDBOX: 'off' });
  try {
    for (const path of PAGES) expect([path, (await openPage(closed, path)).status]).toEqual([path, 404]);
    for (const path of CALLS) expect([path, (await tell(closed, path, {})).status]).toEqual([path, 404]);
    for (const path of FORMS) expect([path, (await press(closed, path, {})).status]).toEqual([path, 404]);
  } finally {
    await closed.stop();
  }
});

test('one page lists every session and every operation, and leads to each', async () => {
  const session = await openSession(at());
  const form = paymeForm();
  await press(at(), '/sandbox/payme/VPOS2/modal', form);
  const { html, headers } = await openPage(at(), '/sandbox/pagos');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'$/,
  );
  expect(html).not.toMatch(/<script|style="|\son\w+="|javascript:/);
  expect(textIn(html)).toContain(`Operación ${form.purchaseOperationNumber}`);
  const links = [...html.matchAll(/href="(\/sandbox\/pagos\/(?:p2p|payme)\/\d+)"/g)].map(([, path = '']) => path);
  expect(links).toEqual([`/sandbox/pagos/p2p/${session.requestId}`, expect.stringMatching(/payme\/\d+$/)]);
  for (const path of links) expect([path, (await openPage(at(), path)).status]).toEqual([path, 200]);
});

test.each(['/sandbox/pagos/p2p/1', '/sandbox/pagos/p2p/x', '/sandbox/pagos/payme/999999', '/sandbox/pagos/payme/x'])(
  '%s, which is none, is not found',
  async (path) => {
    expect((await openPage(at(), path)).status).toBe(404);
    expect((await press(at(), path, { accion: 'avisar' })).status).toBe(404);
  },
);

test('what a stranger wrote is text', async () => {
  const evil = '<img src=x>"&';
  const { requestId, page } = await openSession(at(), {
    payment: { reference: 'EVIL-1', description: evil, amount: { currency: 'USD', total: 1 } },
    returnUrl: 'https://tienda.example/?a=%22%3E%3Cimg%3E',
  });
  const { html: modal } = await press(at(), '/sandbox/payme/VPOS2/modal', paymeForm({ descriptionProducts: evil }));
  for (const html of [
    modal,
    (await openPage(at(), page)).html,
    (await openPage(at(), `/sandbox/pagos/p2p/${requestId}`)).html,
  ]) {
    expect(html).toContain('&lt;img src=x&gt;&quot;&amp;');
    expect(html).not.toContain('<img');
  }
});

test('a form of another site decides nothing', async () => {
  const { requestId } = await openSession(at());
  for (const path of [`/sandbox/pagos/p2p/${requestId}`, '/sandbox/pagos/fallas']) {
    const answer = await fetch(at().origin + path, {
      method: 'POST',
      body: new URLSearchParams({ accion: 'aprobar', procesador: 'p2p', falla: 'html' }),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  }
  const { html } = await openPage(at(), `/sandbox/pagos/p2p/${requestId}`);
  expect(textIn(html)).toContain('PENDING PT');
});

test('a provider that answers late does not keep the server from stopping', async () => {
  const backend = await serve({ SANDBOX: 'on' });
  await setFault(backend, { procesador: 'p2p', falla: 'slow', segundos: '300' });
  const answer = openSession(backend).then(
    () => 'answered',
    () => 'cut',
  );
  const asked = async () =>
    (await backend.database.selectFrom('sandbox_p2p_session').select('request_id').execute()).length;
  while ((await asked()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await backend.stop();
  expect(await answer).toMatch(/answered|cut/);
});
