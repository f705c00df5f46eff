import { screen, waitFor } from '@testing-library/react';
import { createCardPayment, identificationTypes } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import { ADDRESS, button, cards, field, GO, openCards, press, typeAmount, useCards } from '../testing/cards';

useCards();

const openThird = async () => {
  await openCards({ type: 'p2p', serve: (server) => server.on(createCardPayment, () => ({ address: ADDRESS })) });
  await typeAmount('100');
  await cards.page.user.click(screen.getByRole('radio', { name: 'Con los datos de un tercero' }));
};
const types = () => screen.findByRole('combobox', { name: 'Tipo de documento' });
const choose = async (name: string) => {
  await screen.findByRole('option', { name });
  await cards.page.user.selectOptions(await types(), name);
};

test("the holder's data are the usual ones; a third party's form unfolds and folds in place, and keeps what was typed", async () => {
  await openThird();
  await cards.page.user.type(field('Nombres'), 'Luis');
  await cards.page.user.click(screen.getByRole('radio', { name: 'Con mis datos' }));
  expect(screen.queryByRole('textbox', { name: 'Nombres' })).toBeNull();
  await cards.page.user.click(screen.getByRole('radio', { name: 'Con los datos de un tercero' }));
  expect(field('Nombres')).toHaveValue('Luis');
});

test('the kinds that are excluded from cash are not offered', async () => {
  await openThird();
  await screen.findByRole('option', { name: 'CÉDULA' });
  expect((await types()).textContent).toBe('EligeRUC PERSONA NATURALCÉDULAPASAPORTE');
});

test('kinds that do not come can be asked for again', async () => {
  const refuse = () => {
    throw new Failure(400, 'No disponible');
  };
  await openCards({ type: 'p2p', serve: (server) => server.on(identificationTypes, refuse) });
  await typeAmount('100');
  await cards.page.user.click(screen.getByRole('radio', { name: 'Con los datos de un tercero' }));
  cards.server.on(identificationTypes, () => [{ id: 3, name: 'CÉDULA', isExcludedFromCash: false }]);
  await cards.page.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'CÉDULA' })).toBeInTheDocument();
});

test('everything of the third party is required, told at each field, and the first one gets the focus', async () => {
  await openThird();
  await press(GO);
  for (const label of [
    'Tipo de documento',
    'Número de documento',
    'Apellidos',
    'Nombres',
    'Celular',
    'Correo electrónico',
  ])
    expect(screen.getByText(`El campo ${label} es obligatorio`)).toBeVisible();
  expect(cards.page.shown()).toEqual(['Completa el formulario']);
  expect(await types()).toHaveFocus();
  expect(cards.server.requests(createCardPayment)).toEqual([]);
});

test.each([
  ['Apellidos', 'Paz 2', 'El campo Apellidos debe contener solo letras y espacios'],
  ['Nombres', '4na', 'El campo Nombres debe contener solo letras y espacios'],
  ['Celular', '0287654321', 'El campo Celular debe empezar con 08 o 09 y tener 10 dígitos'],
  ['Correo electrónico', 'luis@', 'El campo Correo electrónico debe ser un correo electrónico válido'],
  ['Número de documento', 'A'.repeat(21), 'El campo Número de documento debe tener máximo 20 caracteres'],
])('%s: %s', async (name, text, message) => {
  await openThird();
  await cards.page.user.type(field(name), text);
  await cards.page.user.tab();
  expect(await screen.findByText(message)).toBeVisible();
});

test.each([
  ['CÉDULA', '1710345066', false],
  ['CÉDULA', '171034506-5', true],
  ['RUC PERSONA NATURAL', '1710345065000', false],
  ['RUC PERSONA NATURAL', '1710345065001', true],
  ['PASAPORTE', 'A12', false],
  ['PASAPORTE', 'a1234567', true],
])('%s %s is taken: %s', async (type, text, isTaken) => {
  await openThird();
  await choose(type);
  await cards.page.user.type(field('Número de documento'), text);
  await cards.page.user.tab();
  const message = 'El campo Número de documento debe ser una identificación válida';
  expect(screen.queryByText(message) === null).toBe(isTaken);
});

test("what is sent is the third party's, cleaned; of the holder's payment nothing of them travels", async () => {
  await openThird();
  await choose('PASAPORTE');
  await cards.page.user.type(field('Número de documento'), 'a123 4567');
  await cards.page.user.type(field('Apellidos'), ' Paz  Vera ');
  await cards.page.user.type(field('Nombres'), 'Luis');
  await cards.page.user.type(field('Celular'), '+593 98 765 4321');
  await cards.page.user.type(field('Correo electrónico'), 'luis@correo.ec');
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  expect(cards.server.requests(createCardPayment)[0]?.form).toEqual({
    isHolder: false,
    identityType: 4,
    identification: 'A1234567',
    surnames: 'Paz Vera',
    firstNames: 'Luis',
    mobile: '0987654321',
    email: 'luis@correo.ec',
    amount: 10_000,
  });
  expect(button(GO)).toHaveAttribute('aria-busy', 'true');
});

test("with the holder's data only the amount is asked for", async () => {
  await openThird();
  await cards.page.user.type(field('Nombres'), 'Luis');
  await cards.page.user.click(screen.getByRole('radio', { name: 'Con mis datos' }));
  await press(GO);
  await waitFor(() => expect(cards.assign).toHaveBeenCalledTimes(1));
  expect(cards.server.requests(createCardPayment)[0]?.form).toEqual({ isHolder: true, amount: 10_000 });
});
