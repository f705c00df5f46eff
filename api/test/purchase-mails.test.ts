import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cents, toCents } from '@vitrina/contract';
import { purchaseChangeMessage, type ToldChange } from '../src/sales/purchases/change-mail';
import { type ChangeFacts, textOf } from '../src/sales/purchases/change-texts';
import { seedCustomers } from '../src/seed/customers/seed';
import { useBackend } from './support/backend';

const backend = useBackend();
beforeAll(() => seedCustomers(backend.current.database), 60_000);

const SITE = 'https://site.example';

const facts = (changes: Partial<ChangeFacts>): ChangeFacts => ({
  ...{ kind: 'cash', number: 3005, quotationNumber: 1005, vehicle: 'Cóndor Sierra 2027', status: 'EN PROCESO' },
  ...{ balance: toCents(100), toReturn: cents(0), settled: false, amount: toCents(50), method: 'bankTransfer' },
  ...{ offer: null, due: '2026-12-14', rejection: null, cardReason: null },
  ...changes,
});
const SETTLED = { balance: cents(0), settled: true } as const;
const REQUEST = { kind: 'credit', number: 3203, status: 'APROBADA', balance: null, method: null } as const;
const ENDED = { toReturn: cents(0), balance: cents(0) } as const;
const FREE =
  'Tu cotización N.º 1005 vuelve a estar libre: puedes comprar al contado o solicitar financiamiento otra vez.';

test.each<[Parameters<typeof textOf>[0], Partial<ChangeFacts>, string, string[]]>([
  ['approve-transfer', {}, 'Confirmamos tu transferencia de $50.00', ['Saldo por pagar: $100.00.']],
  [
    'approve-transfer',
    { method: 'bankDeposit', ...SETTLED },
    'Confirmamos tu depósito de $50.00',
    ['Tu compra está pagada. Tu asesor te llamará para la factura y la entrega.'],
  ],
  [
    'approve-transfer',
    { balance: cents(0), toReturn: toCents(5) },
    'Confirmamos tu transferencia de $50.00',
    ['No queda saldo, pero todavía confirmamos otro pago.', 'Te devolvemos lo que pagaste de más: $5.00.'],
  ],
  [
    'approve-attempt',
    { ...REQUEST, status: 'ACEPTADA', ...SETTLED },
    'Confirmamos tu pago de $50.00',
    ['La entrada está pagada. Tu asesor revisará tu solicitud para la factura.'],
  ],
  [
    'approve-attempt',
    { amount: cents(0), method: null, ...SETTLED },
    'Tu compra N.º 3005 está pagada',
    ['Tu compra está pagada. Tu asesor te llamará para la factura y la entrega.'],
  ],
  [
    'approve-attempt',
    { ...REQUEST, amount: cents(0), status: 'ACEPTADA', ...SETTLED },
    'La entrada de tu solicitud N.º 3203 está pagada',
    ['La entrada está pagada. Tu asesor revisará tu solicitud para la factura.'],
  ],
  ['approve-part', { method: 'card' }, 'Confirmamos tu pago con tarjeta de $50.00', ['Saldo por pagar: $100.00.']],
  [
    'approve-attempt',
    { method: 'card', status: 'CANCELADO', balance: cents(0), toReturn: toCents(50) },
    'Confirmamos tu pago con tarjeta de $50.00',
    ['Te devolvemos lo que pagaste: $50.00.'],
  ],
  [
    'reject-transfer',
    { rejection: 'El número no es de ese banco', ...SETTLED },
    'No pudimos confirmar tu transferencia de $50.00',
    [
      'Motivo: El número no es de ese banco',
      'Ese valor ya no cuenta como pagado.',
      'Tu compra está pagada. Tu asesor te llamará para la factura y la entrega.',
    ],
  ],
  [
    'reject-transfer',
    {},
    'No pudimos confirmar tu transferencia de $50.00',
    [
      'El banco no lo registra.',
      'Ese valor ya no cuenta para lo que debes. Corrige el pago en tu compra, o registra uno nuevo.',
      'Saldo por pagar: $100.00.',
    ],
  ],
  [
    'reject-attempt',
    { method: 'card', cardReason: 'over-limit' },
    'Tu pago con tarjeta de $50.00 fue rechazado',
    [
      'El monto supera el cupo o el límite de tu tarjeta. Divide el pago, combina formas de pago o usa otra tarjeta.',
      'No se cobró nada a tu tarjeta.',
      'Ese pago ya no cuenta: registra uno nuevo.',
      'Saldo por pagar: $100.00.',
    ],
  ],
  [
    'reject-attempt',
    { method: 'card', ...SETTLED },
    'Tu pago con tarjeta de $50.00 fue rechazado',
    [
      'El pago no fue aprobado. Intenta con otra tarjeta o elige otra forma de pago.',
      'No se cobró nada a tu tarjeta.',
      'Tu compra está pagada. Tu asesor te llamará para la factura y la entrega.',
    ],
  ],
  [
    'cancel-attempt',
    { method: 'card', ...SETTLED },
    'Tu pago con tarjeta de $50.00 se canceló',
    [
      'El pago se canceló antes de terminar.',
      'Si tu banco muestra el cobro, no pagues de nuevo: te escribimos en cuanto se confirme.',
      'Tu compra está pagada. Tu asesor te llamará para la factura y la entrega.',
    ],
  ],
  [
    'expire-attempt',
    { method: 'card' },
    'Se acabó el tiempo de tu pago con tarjeta de $50.00',
    [
      'La confirmación no llegó a tiempo, y ese pago ya no cuenta.',
      'Si tu banco muestra el cobro, no pagues de nuevo: te escribimos en cuanto se confirme.',
      'Si no lo muestra, registra un pago nuevo.',
      'Saldo por pagar: $100.00.',
    ],
  ],
  [
    'reverse',
    { method: 'card' },
    'Reversamos $50.00 de tu pago con tarjeta',
    ['Ese valor ya no cuenta como pagado.', 'Saldo por pagar: $100.00.'],
  ],
  ['return', ENDED, 'Te devolvimos $50.00', ['No queda nada por devolver.']],
  ['return', { toReturn: toCents(3) }, 'Te devolvimos $50.00', ['Todavía te devolveremos $3.00.']],
  ['invoice', {}, 'Tu compra N.º 3005 está facturada', ['Tu asesor te llamará para coordinar la entrega.']],
  ['deliver', {}, 'Te entregamos tu Cóndor Sierra 2027', ['Tu compra N.º 3005 queda entregada.']],
  ['cancel', { status: 'CANCELADO', ...ENDED }, 'Cancelamos tu compra N.º 3005', [FREE]],
  [
    'cancel',
    { ...REQUEST, status: 'CANCELADO', toReturn: toCents(9) },
    'Cancelamos tu solicitud N.º 3203',
    ['Te devolvemos lo que pagaste: $9.00.', FREE],
  ],
  [
    'analyse',
    { ...REQUEST, status: 'EN ANÁLISIS' },
    'Tu solicitud N.º 3203 está en análisis',
    ['El banco la revisa. Te escribiremos cuando responda.'],
  ],
  [
    'approve-request',
    { ...REQUEST, offer: { months: 60, monthly: toCents(865.62), downPayment: toCents(7398) } },
    'Tu crédito fue aprobado',
    [
      'Cuota mensual aprox.: $865.62 durante 60 meses, con una entrada de $7,398.00.',
      'Acéptalo o recházalo hasta el lunes 14 de diciembre.',
    ],
  ],
  ['deny-request', { ...REQUEST, status: 'NEGADO' }, 'El banco negó tu solicitud N.º 3203', [FREE]],
  [
    'accept',
    { ...REQUEST, status: 'ACEPTADA', balance: toCents(7398) },
    'Aceptaste tu financiamiento',
    ['Saldo por pagar: $7,398.00.', 'Paga la entrada hasta el lunes 14 de diciembre.'],
  ],
  [
    'decline',
    { ...REQUEST, status: 'RECHAZADA' },
    'Rechazaste el financiamiento',
    ['Tu solicitud N.º 3203 termina aquí.', FREE],
  ],
  [
    'clear-for-invoice',
    { ...REQUEST, status: 'APROBADO FACTURAR', ...SETTLED },
    'Tu solicitud N.º 3203 pasa a facturación',
    ['El banco y tu asesor preparan la factura. Tu asesor te llamará para coordinar la entrega.'],
  ],
])('%s %#', (name, changes, subject, paragraphs) => {
  expect(textOf(name, facts(changes))).toEqual({ subject, paragraphs });
});

/** The mail of an event of the demo customers. */
async function mailOf(negotiationId: number, name: string, left: Partial<ToldChange> = {}) {
  const { database } = backend.current;
  const event = await database
    .selectFrom('purchase_event')
    .select('id')
    .where('negotiation_id', '=', negotiationId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const told: ToldChange = {
    ...{ eventId: event.id, status: 'EN PROCESO', balance: null, toReturn: cents(0), settled: false },
    ...{ hasDetail: false, due: null, ...left },
  };
  const mail = await purchaseChangeMessage.render(told, database, SITE);
  if (!mail) throw new Error(`no mail of ${name}`);
  expect(await purchaseChangeMessage.subject?.(told, database)).toBe(mail.subject);
  return mail;
}

test('a mail greets, tells the amount of its payment, and leads to the purchase by its id', async () => {
  const { subject, text, html } = await mailOf(2005, 'approve-transfer', { balance: toCents(10) });
  expect(subject).toBe('Confirmamos tu transferencia de $10,090.98');
  expect(text.split('\n')).toEqual([
    subject,
    'Hola, Carlos Andrés.',
    'Saldo por pagar: $10.00.',
    'Adjuntamos tu recibo.',
    'Vehículo: Cóndor Sierra 2027',
    'Compra: N.º 3005',
    'Estado: EN PROCESO',
    expect.stringMatching(/^Fecha: \d\d\/\d\d\/\d{4} \d\d:\d\d, hora de Ecuador$/),
    'Ver tu compra: https://site.example/usuario/compras/detalle?id=2005',
  ]);
  expect(html).toContain('<a href="https://site.example/usuario/compras/detalle?id=2005">Ver tu compra</a>');
});

/** Where the site declares its paths: the server may not import them. */
const ROUTES = readFileSync(resolve(__dirname, '../../shared/navigation/src/paths.ts'), 'utf8');

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

test.each([
  [2203, 'approve-request', 'APROBADA', false, ['/usuario/solicitudes?id=2203']],
  [2003, 'decide', 'EN PROCESO', true, ['/usuario/compras/detalle?id=2003']],
  [2201, 'decide', 'ENVIADA', false, ['/usuario/solicitudes?id=2201']],
  [2204, 'accept', 'ACEPTADA', true, ['/usuario/solicitudes/detalle?id=2204']],
  [2208, 'decline', 'RECHAZADA', false, ['/usuario/solicitudes?id=2208', '/usuario/cotizaciones']],
  [2203, 'approve-request', 'CANCELADO', false, ['/usuario/solicitudes?id=2203', '/usuario/cotizaciones']],
  [2011, 'cancel', 'CANCELADO', true, ['/usuario/compras/detalle?id=2011', '/usuario/cotizaciones']],
  [2108, 'return', 'CANCELADO', true, ['/usuario/compras/detalle?id=2108']],
])('of %p %s at %s leads to the pages that are there', async (id, name, status, hasDetail, paths) => {
  const { html } = await mailOf(id, name, { status, hasDetail });
  expect(linksIn(html)).toEqual(paths.map((path) => SITE + path));
  for (const path of paths) expect(ROUTES).toContain(`'${path.split('?')[0]}'`);
});

test('an offer is told with its figures and the last day to answer it', async () => {
  const { text } = await mailOf(2203, 'approve-request', { status: 'APROBADA', due: '2026-12-14' });
  expect(text).toContain('Acéptalo o recházalo hasta el lunes 14 de diciembre.');
  expect(text).toMatch(/Cuota mensual aprox\.: \$[\d,]+\.\d\d durante 60 meses, con una entrada de \$8,409\.15\./);
});
