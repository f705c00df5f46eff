import { screen, waitFor } from '@testing-library/react';
import { savePersonalData } from '@vitrina/contract';
import { Failure } from '@vitrina/testing';
import {
  at,
  button,
  CREDIT,
  FUNDS,
  field,
  filled,
  open,
  press,
  serve,
  site,
  useSite,
} from '../pages/application/testing/wizard';

jest.mock('../sections/registry', () => jest.requireActual('../pages/application/testing/sections'));
useSite();

const type = (text: string) => site.page.user.type(field('Primer nombre'), text);

test('a failed Guardar: summary with links on top, first error focused, Error: in the title, and the toast', async () => {
  await serve(CREDIT);
  open();
  await at('applicant/personal-data');
  document.title = 'Solicitud de crédito';
  await press('Guardar');
  expect(site.page.shown()).toEqual(['Completa el formulario 1 Datos personales']);
  expect(screen.getByRole('group', { name: 'Revisa estos datos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'El campo Primer nombre es obligatorio' })).toBeVisible();
  expect(field('Primer nombre')).toHaveFocus();
  expect(document.title).toBe('Error: Solicitud de crédito');
  await type('Ana');
  expect(screen.queryByRole('group', { name: 'Revisa estos datos' })).toBeNull();
  expect(document.title).toBe('Solicitud de crédito');
  expect(site.server.requests(savePersonalData)).toEqual([]);
});

test('a save that fails leaves everything, and the button of the personal data waits a second', async () => {
  await serve(CREDIT);
  site.server.on(savePersonalData, () => {
    throw new Failure(400, 'No disponible');
  });
  open();
  await at('applicant/personal-data');
  await type('Ana');
  await press('Guardar');
  await waitFor(() => expect(site.page.shown()).toEqual(['No disponible']));
  expect(button('Guardar')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(button('Guardar')).not.toHaveAttribute('aria-busy', 'true'), { timeout: 2_000 });
  expect(field('Primer nombre')).toHaveValue('Ana');
});

test('of another section it is there again at once', async () => {
  await serve(CREDIT, filled(CREDIT, ['applicant/references']));
  site.server.on(savePersonalData, () => {
    throw new Failure(400, 'No disponible');
  });
  open();
  await at('applicant/references');
  await type('Ana');
  await press('Guardar');
  await waitFor(() => expect(site.page.shown()).toEqual(['No disponible']));
  await waitFor(() => expect(button('Guardar')).not.toHaveAttribute('aria-busy', 'true'), { timeout: 500 });
});

test('presses in quick succession save once, and the button is busy meanwhile', async () => {
  await serve(FUNDS);
  open();
  await at('applicant/personal-data');
  await type('Ana');
  const release = site.server.hold(savePersonalData);
  await site.page.user.dblClick(button('Guardar'));
  expect(button('Guardar')).toHaveAttribute('aria-busy', 'true');
  release();
  await at('applicant/economic-activity');
  expect(site.server.requests(savePersonalData)).toHaveLength(1);
});

test('while something is unsaved its bar takes the place of the price at the bottom edge', async () => {
  await serve(FUNDS);
  open();
  await at('applicant/personal-data');
  const wizard = document.querySelector('.wizard');
  expect(wizard).not.toHaveClass('unsaved');
  await type('A');
  expect(wizard).toHaveClass('unsaved');
  await site.page.user.clear(field('Primer nombre'));
  expect(wizard).not.toHaveClass('unsaved');
});

test('a section that was saved and is opened again has what was saved, and nothing is unsaved', async () => {
  await serve(FUNDS);
  open();
  await at('applicant/personal-data');
  await type('Ana');
  await press('Guardar');
  await at('applicant/economic-activity');
  await press(/Paso/);
  await site.page.user.click(screen.getByRole('link', { name: 'Datos personales , completa' }));
  await at('applicant/personal-data');
  expect(field('Primer nombre')).toHaveValue('Ana');
  expect(screen.queryByText('Falta guardar esta sección')).toBeNull();
});
