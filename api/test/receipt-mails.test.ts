import type { Actor } from '@vitrina/rules';
import { render } from '../src/platform/outbox/message';
import { changeNegotiation } from '../src/sales/purchases/change';
import type { StoredEvent } from '../src/sales/purchases/change-event';
import { seedCustomers } from '../src/seed/customers/seed';
import { useBackend } from './support/backend';
import { pdfText } from './support/text-of-pdf';

const backend = useBackend();
beforeAll(() => seedCustomers(backend.current.database), 60_000);

/** The payment of a purchase that waits for staff. */
const pendingOf = (negotiationId: number) =>
  backend.current.database
    .selectFrom('payment')
    .select('id')
    .where('negotiation_id', '=', negotiationId)
    .where('status', '=', 'PE')
    .executeTakeFirstOrThrow();

/** Applies a change. @returns the mail that it has put into the outbox */
async function mailAfter(negotiationId: number, event: StoredEvent, actor: Actor = 'staff') {
  const { database } = backend.current;
  const { answer } = await changeNegotiation(database, { negotiationId, event, actor, address: '127.0.0.1' });
  expect(answer.kind).toBe('applied');
  const { content } = await database
    .selectFrom('outbox')
    .select('content')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (!content) throw new Error('the mail has gone');
  const again = () => render(database, content, 'https://site.example');
  const mail = await again();
  if (!mail) throw new Error('there is no mail');
  return { ...mail, again, files: new Map(mail.attachments.map(({ name, content: pdf }) => [name, pdf])) };
}

test('the mail of a confirmation brings the receipt of its payment', async () => {
  const { id } = await pendingOf(2004);
  const { files, text, attachments } = await mailAfter(2004, { type: 'approve-transfer', id: String(id) });
  expect([...files.keys()]).toEqual([`recibo-pago-${id}.pdf`]);
  expect(attachments[0]?.type).toBe('application/pdf');
  expect(pdfText(files.get(`recibo-pago-${id}.pdf`)!)).toContain('$12,695.00 PROCESADO');
  expect(text).toContain('Adjuntamos tu recibo.');
});

test('the one that settles the purchase brings the receipt of all of it too, unless it is open again', async () => {
  const { id } = await pendingOf(2007);
  const settling = await mailAfter(2007, { type: 'approve-transfer', id: String(id) });
  expect([...settling.files.keys()]).toEqual([`recibo-pago-${id}.pdf`, 'recibo-compra-3007.pdf']);
  expect(pdfText(settling.files.get('recibo-compra-3007.pdf')!)).toContain('Total pagado $25,390.00');
  expect(settling.text).toContain('Adjuntamos el recibo de este pago y el de todo lo pagado.');

  // A bank takes back a part before the mail has gone.
  const taken = await mailAfter(2007, {
    type: 'reverse',
    id: '7d0f7c54-5c51-4f0e-8f3e-0d2f2b5a2007',
    of: String(id),
    amount: 100_00 as never,
  });
  const [reversal] = [...taken.files.keys()];
  expect(taken.files.size).toBe(1);
  expect(reversal).toMatch(/^recibo-reverso-\d+\.pdf$/);
  expect(pdfText(taken.files.get(reversal!)!)).toContain('$100.00 REVERSADO');
  const later = await settling.again();
  expect(later?.attachments.map(({ name }) => name)).toEqual([`recibo-pago-${id}.pdf`]);
  expect(pdfText(later!.attachments[0]!.content)).toContain('REVERSADO EN PARTE');
});

test('the mail of a return brings its receipt', async () => {
  const { files } = await mailAfter(2107, {
    type: 'return',
    id: '7d0f7c54-5c51-4f0e-8f3e-0d2f2b5a2107',
    amount: 50_000 as never,
  });
  const [name] = [...files.keys()];
  expect(name).toMatch(/^recibo-devolucion-\d+\.pdf$/);
  expect(pdfText(files.get(name!)!)).toContain('Quinientos dólares');
});

test('a rejection, which settles nothing, brings none', async () => {
  const { id } = await pendingOf(2005);
  const { files, text } = await mailAfter(2005, {
    type: 'reject-transfer',
    id: String(id),
    reason: 'El valor no coincide',
  });
  expect(files.size).toBe(0);
  expect(text).not.toContain('recibo.');
});

test('N35: a payment of the evening bears its own day, in the mail as in the PDF', async () => {
  const { database } = backend.current;
  const event = await database
    .selectFrom('purchase_event')
    .select(['id', 'payment_id'])
    .where('negotiation_id', '=', 2105)
    .where('name', '=', 'approve-attempt')
    .executeTakeFirstOrThrow();
  const at = new Date('2026-11-30T01:30:00Z');
  await database.updateTable('purchase_event').set({ at }).where('id', '=', event.id).execute();
  await database
    .updateTable('payment')
    .set({ settled_at: at, paid_on: '2026-11-29' })
    .where('id', '=', event.payment_id)
    .execute();
  const mail = await render(
    database,
    {
      ...{ kind: 'purchase-change', eventId: event.id, status: 'EN PROCESO', balance: 0, toReturn: 0, settled: false },
      ...{ hasDetail: true, due: null },
    },
    'https://site.example',
  );
  expect(mail?.text).toContain('Fecha: 29/11/2026 20:30, hora de Ecuador');
  expect(pdfText(mail!.attachments[0]!.content)).toContain('Fecha y hora 29/11/2026 20:30, hora de Ecuador');
});
