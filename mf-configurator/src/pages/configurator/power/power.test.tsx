import { screen, waitFor } from '@testing-library/react';
import { packages } from '@vitrina/contract';
import { packagesFor } from '../../../testing/catalogue';
import { continueButton, openConfigurator, shownPrice, subStep } from '../../../testing/configurator';
import { deferred, type FakeServer, fakeServer } from '../../../testing/fake-server';
import type { OpenPage } from '../../../testing/render-page';
import { sell } from '../../../testing/sell';
import { wizardAt } from '../../../testing/wizards';

let server: FakeServer;
let page: OpenPage;
beforeEach(async () => {
  server = fakeServer();
  sell(server);
  page = openConfigurator(wizardAt(1));
  await subStep('Potencia');
});
afterEach(() => page.close());

const choose = (name: string) => page.user.click(screen.getByRole('radio', { name }));

test('the defaults of the version are chosen', () => {
  for (const name of ['1.5 Turbo', 'Manual', '4x2']) expect(screen.getByRole('radio', { name })).toBeChecked();
});

test("'Continuar' waits while packages load", async () => {
  const pending = deferred<ReturnType<typeof packagesFor>>();
  server.on(packages, () => pending.promise);
  await choose('Automática');
  expect(continueButton()).toBeDisabled();
  expect(shownPrice()).toBe('$0.00');
  pending.resolve(packagesFor({ versionId: 127, motorId: 1, transmissionId: 2, tractionId: 1, year: 2027 }));
  await waitFor(() => expect(continueButton()).toBeEnabled());
  expect(shownPrice()).toBe('$25,000.00');
});

test('a combination that is not sold says so and leads no further, until another one is chosen', async () => {
  await choose('2.0 Híbrido');
  expect(
    await screen.findByText(
      'Actualmente no disponemos de la versión con Motor 2.0 Híbrido Transmisión Manual Tracción 4x2',
    ),
  ).toBeVisible();
  expect(continueButton()).toBeDisabled();
  await choose('4x4');
  await waitFor(() => expect(continueButton()).toBeEnabled());
  expect(screen.queryByText(/Actualmente no disponemos/)).toBeNull();
});
