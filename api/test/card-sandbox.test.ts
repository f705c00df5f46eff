import { checkCardPayment, createCardPayment } from '@vitrina/contract';
import { callAs, useAccounts } from './support/account';
import { cardPayment } from './support/card-payments';
import { eventually } from './support/eventually';
import { press } from './support/sandbox-client';
import { tell } from './support/story';

// The adapters against the product's own sandbox, over HTTP: neither knows the other's code.
const { backend, open } = useAccounts({ SANDBOX: 'on', SITE_URL: 'https://www.condor.example' });

test('a buyer pays at p2p’s sandbox, which notifies: the payment is settled, with its card', async () => {
  const { current } = backend;
  const user = await open();
  const id = await tell(current.database, user.id, {
    car: 'kira',
    kind: 'cash',
    quoted: 9,
    decided: 8,
    steps: () => [],
  });
  const words = cardPayment(id);
  const { answer, message } = await callAs(current, user, createCardPayment, words);
  expect(message).toBe('');
  const { pathname } = new URL(String(Object(answer).address));
  expect(pathname).toMatch(/^\/sandbox\/p2p\/session\//);
  await press(current, pathname, { accion: 'aprobar', aviso: 'once', segundos: '0' });
  await eventually(async () => {
    const charges = await current.database
      .selectFrom('payment')
      .select(['amount_cents', 'provider_details'])
      .where('negotiation_id', '=', id)
      .execute();
    expect(charges).toMatchObject([{ amount_cents: 100_000, provider_details: { brand: 'VISA', lastDigits: '1111' } }]);
  });
  const { answer: state } = await callAs(current, user, checkCardPayment, { id, attempt: words.attempt });
  expect(state).toMatchObject({ status: 'PROCESADO', approved: 100_000 });
});
