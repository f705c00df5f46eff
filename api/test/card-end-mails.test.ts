import { checkCardPayment, type SessionUser } from '@vitrina/contract';
import { purchaseChangeMessage, type ToldChange } from '../src/sales/purchases/change-mail';
import { callAs } from './support/account';
import { cardPayment, hurry, SITE, TOTAL, useCardPayments } from './support/card-payments';
import { eventually } from './support/eventually';

// 'Te avisamos por correo' is what the pages of a card payment promise, whatever its end.
jest.setTimeout(120_000);

const { backend, create, fake, purchase, states } = useCardPayments();
const database = () => backend.current.database;

/** The mails of changes, as they are sent. */
async function mails() {
  const rows = await database().selectFrom('outbox').select('content').orderBy('id').execute();
  const told = rows.flatMap(({ content }) => (content?.kind === 'purchase-change' ? [content as never] : []));
  return Promise.all(told.map((one: ToldChange) => purchaseChangeMessage.render(one, database(), SITE)));
}
const subjects = async () => (await mails()).map((mail) => mail?.subject);

/** Asks the provider for a page that waits, as if nobody had just asked. */
async function ask(user: SessionUser, id: number, attempt: string) {
  await database().updateTable('card_attempt').set({ asked_at: null }).execute();
  return callAs(backend.current, user, checkCardPayment, { id, attempt });
}

test('a rejection is mailed once, with its reason and what to do; nothing while the provider says pending (N2)', async () => {
  const { user, id } = await purchase();
  const words = cardPayment(id, { amount: 100_000 });
  await create(user, words);
  await ask(user, id, words.attempt);
  expect(await mails()).toEqual([]);
  fake.pay(fake.session(`${id}-1`), { status: 'REJECTED' });
  fake.end(fake.session(`${id}-1`), 'REJECTED', 'XN');
  for (let i = 0; i < 2; i++) await ask(user, id, words.attempt);
  expect(await states(id)).toEqual(['RECHAZADA']);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Tu pago con tarjeta de $1,000.00 fue rechazado');
  expect(mail?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'El monto supera el cupo o el límite de tu tarjeta. Divide el pago, combina formas de pago o usa otra tarjeta.',
      'Ese pago ya no cuenta: registra uno nuevo.',
      'Saldo por pagar: $25,390.00.',
      `Referencia: ${id}-1`,
      `Ver tu compra: ${SITE}/usuario/compras/detalle?id=${id}`,
      `Continuar Pagos: ${SITE}/usuario/pagos?id=${id}`,
    ]),
  );
  expect(mail?.attachments).toEqual([]);
});

test('a payment of payme that nobody finished is told when its time is over', async () => {
  const { user, id } = await purchase();
  await create(user, cardPayment(id, { provider: 'payme' }));
  await database()
    .updateTable('card_attempt')
    .set({ created_at: new Date(Date.now() - 31 * 60_000) })
    .execute();
  await hurry(backend.current);
  await eventually(async () => expect(await states(id)).toEqual(['EXPIRADO']));
  expect(await subjects()).toEqual(['Se acabó el tiempo de tu pago con tarjeta de $1,000.00']);
});

test('one that ended at the provider, as cancelled, is told', async () => {
  const { user, id } = await purchase();
  const words = cardPayment(id);
  await create(user, words);
  fake.end(fake.session(`${id}-1`), 'REJECTED', '?C');
  await ask(user, id, words.attempt);
  expect(await states(id)).toEqual(['CANCELADO']);
  expect(await subjects()).toEqual([expect.stringMatching(/^Tu pago con tarjeta de \$.* se canceló$/)]);
});

test('the end of a session whose money came in parts is told with the parts alone', async () => {
  const { user, id } = await purchase();
  const words = cardPayment(id);
  await create(user, words);
  const session = fake.session(`${id}-1`);
  fake.pay(session, { total: '400.00' });
  fake.end(session, 'APPROVED_PARTIAL', 'P0');
  await ask(user, id, words.attempt);
  fake.end(session, 'PARTIAL_EXPIRED', 'PX');
  await ask(user, id, words.attempt);
  expect(await states(id)).toEqual(['PROCESADO']);
  expect((await subjects()).filter(Boolean)).toEqual(['Confirmamos tu pago con tarjeta de $400.00']);
});

test('no mail of what the customer has ended with a yes to another payment', async () => {
  const { user, id } = await purchase();
  for (const provider of ['p2p', 'payme', 'p2p'] as const) {
    const { status } = await create(user, cardPayment(id, { provider, amount: TOTAL, releasesOpen: true }));
    expect(status).toBe(200);
  }
  expect(await states(id)).toEqual(['CANCELADO', 'CANCELADO', 'PENDIENTE']);
  expect(await mails()).toEqual([]);
});

test('no mail of what its provider did not open: the page has told that', async () => {
  const { user, id } = await purchase();
  fake.faults.create = (response) => void response.writeHead(500).end();
  expect((await create(user, cardPayment(id))).status).toBe(502);
  expect(await states(id)).toEqual(['CANCELADO']);
  expect(await mails()).toEqual([]);
});
