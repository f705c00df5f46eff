import { rows } from '../servers/database';
import { expect, test } from '../support/console';
import { accountWith, customerWith } from '../support/customers';
import { signIn, signInByDialog } from '../support/session';

const CASH = 2005;
const REQUEST = 2112;

test('an account of a test signs in with its password, and has the purchases that it was given', async ({ page }) => {
  const account = await accountWith(CASH, REQUEST, { car: 'kira', quoted: 1, kind: 'cash' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' }).click();
  await signInByDialog(page, account);
  await expect(page).toHaveURL(/\/usuario\/cotizaciones$/);

  const found = await rows(
    `select n.id, n.kind, n.status, count(p.id)::int as payments from quotation q join negotiation n on n.quotation_id = q.id
     left join payment p on p.negotiation_id = n.id where q.account_id = $1 group by n.id order by n.id`,
    [account.accountId],
  );
  const [cash, request, undecided] = account.purchases;
  expect(found).toEqual([
    { id: cash?.id, kind: 'cash', status: 'EN PROCESO', payments: 4 },
    { id: request?.id, kind: 'credit', status: 'ACEPTADA', payments: 1 },
    { id: undecided?.id, kind: 'cash', status: null, payments: 0 },
  ]);
});

test('a customer of a test is signed in at the backend', async ({ page }) => {
  const { customer } = await customerWith(CASH);
  await signIn(page, customer);
  await page.goto('/usuario/cotizaciones');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});
