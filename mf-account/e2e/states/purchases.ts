import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Negotiation, PaymentChoice, PaymentRecord, Purchase } from '@vitrina/contract';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';
import { hold, type Walk, whileRefused } from '@vitrina/e2e/walk';

const samples: typeof import('@vitrina/testing/purchases') = createRequire(import.meta.url)(
  '@vitrina/testing/purchases',
);
const { acceptedRequest, cashPurchase, financingRequest, negotiationOf, paidPurchase, samplePayments } = samples;
const { cents } = contract;

/** A payment that was chosen and not made. */
const CHOICE: PaymentChoice = {
  ...{ amount: cents(500_000), method: 1, provider: 'p2p', attempt: '0c5e7c1e-2f53-4a0f-9d6e-1d2c3b4a5f61' },
  chosenAt: '2026-11-28T15:00:00.000Z',
};

/** Answers the lists of the customer whom no backend knows. */
const answerList = (page: Page, list: Purchase[]) =>
  page.route(addressOf(contract.purchases), (route) => route.fulfill({ json: answerOf(contract.purchases, list) }));

async function answerDetail(
  page: Page,
  purchase: Purchase,
  paid: readonly PaymentRecord[] = samplePayments,
  changes: Partial<Negotiation> = {},
) {
  const found: Negotiation = negotiationOf(purchase, changes);
  await page.route(addressOf(contract.negotiation), (route) =>
    route.fulfill({ json: answerOf(contract.negotiation, found) }),
  );
  await page.route(addressOf(contract.payments), (route) =>
    route.fulfill({ json: answerOf(contract.payments, [...paid]) }),
  );
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The cash purchases: coming, there, none, failed, old. */
export async function purchaseList({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerList(page, [
    cashPurchase(),
    paidPurchase({ id: 2, number: '3002', colourName: 'Altar 2027 · Azul Galápagos', image: undefined as never }),
    cashPurchase({ id: 3, number: '3003', status: 'CANCELADO', payable: cents(0), next: undefined as never }),
  ]);
  const release = await hold(page, contract.purchases);
  await page.goto('/usuario/compras');
  await heading(page, 'Tus compras a contado');
  await check('purchases, loading');
  await release();
  await expect(page.getByRole('row')).toHaveCount(4);
  await check('purchases');
  await whileRefused(page, contract.purchases, async () => {
    await expect(page.getByText(/^Datos de hace/)).toBeVisible();
    await check('purchases, old');
  });
  await answerList(page, []);
  await page.goto('/usuario/compras?tab=2');
  await expect(page.getByText('No existen registros')).toBeVisible();
  await check('no purchases');
  await whileRefused(page, contract.purchases, async () => {
    await page.goto('/usuario/compras');
    await expect(page.getByText('No pudimos cargar tus compras')).toBeVisible();
    await check('purchases failed');
  });
}

/** The financing requests: with an offer, its question, without. */
export async function requestList({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  await answerList(page, [
    financingRequest(),
    acceptedRequest({ id: 2204, number: '3204', paid: cents(297_193), balance: cents(891_581) }),
    financingRequest({ id: 2202, number: '3202', status: 'EN ANÁLISIS', isApproved: false }),
  ]);
  await page.goto('/usuario/solicitudes');
  await expect(page.getByRole('row')).toHaveCount(4);
  await check('requests');
  await page.getByRole('button', { name: 'Rechazar financiamiento' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('a rejection is asked about');
}

/** The detail: coming, in part paid, with nothing paid, paid, a cent left, cancelled, offered, not found. */
export async function purchaseDetail({ page, check }: Walk) {
  await signIn(page, CUSTOMER);
  const open = async (purchase: Purchase, paid?: readonly PaymentRecord[], changes?: Partial<Negotiation>) => {
    await answerDetail(page, purchase, paid, changes);
    await page.goto(`/usuario/${purchase.kind === 1 ? 'compras' : 'solicitudes'}/detalle?id=${purchase.id}`);
    await heading(page, /^Sierra 2027/);
    await expect(page.getByText(paid?.length === 0 ? 'No existen pagos' : 'Total ingresado')).toBeVisible();
  };
  await answerDetail(page, cashPurchase());
  const release = await hold(page, contract.negotiation);
  await page.goto('/usuario/compras/detalle?id=2005');
  await heading(page, 'Detalle de compra');
  await check('detail, loading');
  await release();
  await expect(page.getByText('Total ingresado')).toBeVisible();
  await check('detail, partly paid');
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('a withdrawal is asked about');
  await open(cashPurchase({ paid: cents(0), inConfirmation: cents(0), balance: cents(3_363_661) }), []);
  await check('detail, nothing paid');
  await open(cashPurchase(), undefined, { choice: CHOICE });
  await check('detail, with a payment that was not made');
  await open(paidPurchase({ status: 'EN PROCESO', inConfirmation: cents(1_015_600), isSettled: false }));
  await check('detail, paid and not confirmed');
  await open(paidPurchase());
  await check('detail, paid');
  await open(paidPurchase({ paid: cents(4_000_000), toReturn: cents(636_339) }));
  await check('detail, paid too much');
  await open(cashPurchase({ status: 'CANCELADO', balance: cents(0), payable: cents(0), next: undefined as never }));
  await check('detail, cancelled');
  await open(financingRequest(), []);
  await check('detail, offered');
  await page.route(addressOf(contract.negotiation), (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/usuario/compras/detalle?id=9');
  await expect(page.getByText('No encontramos esta compra')).toBeVisible();
  await check('detail, not found');
}
