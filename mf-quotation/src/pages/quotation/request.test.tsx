import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeadRequest } from '@vitrina/contract';
import { navigate } from '@vitrina/navigation';
import { goToStep } from '@vitrina/rules';
import { draft, updateWizard } from '@vitrina/session-bus';
import { isSolved, leadServer } from '../../testing/lead-server';
import { openPage } from '../../testing/open-page';
import { button, consentBox, data, field, fill, formIsReady } from '../../testing/quotation-form';
import { completeWizard } from '../../testing/wizard';
import { QuotationPage } from './quotation-page';

jest.setTimeout(30_000); // whole journeys: slow on a busy machine

let page: ReturnType<typeof openPage>;
let server: ReturnType<typeof leadServer>;
const at = { path: '/:titulo/:id/cotiza', address: '/condor-sierra/3/cotiza?source=12', wizard: completeWizard() };
const open = async () => {
  page = openPage(QuotationPage, at);
  await formIsReady();
};

beforeEach(async () => {
  server = leadServer();
  await open();
});
afterEach(() => {
  page.close();
  draft('cotiza').clear();
  draft('cotiza:attempt').clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const send = () => userEvent.click(button('Solicitar cotización'));
const success = () => screen.findByRole('heading', { name: 'Recibimos tu solicitud' });
const isIdle = () => waitFor(() => expect(button('Solicitar cotización')).not.toHaveAttribute('aria-busy'));

test('the lead carries the person, what was agreed to, the whole configuration, the campaign and a solved captcha', async () => {
  await fill();
  await send();
  await success();
  expect(server.leads).toHaveLength(1);
  const [{ captchaToken, attempt, ...lead }] = server.leads as [LeadRequest];
  expect(lead).toEqual({
    identification: data.ci,
    firstNames: data.nombres,
    surnames: data.apellidos,
    phone: data.telefono,
    email: data.email,
    consent: true,
    consentVersion: '2026-11',
    captchaAction: 'formulario',
    campaign: 12,
    provinceId: 17,
    modelId: 3,
    versionId: 31,
    year: 2027,
    motorId: 1,
    transmissionId: 2,
    tractionId: 3,
    packageId: 91,
    colourId: 7,
    accessoryIds: [11],
    kitIds: [12],
    couponIds: [13],
    dealershipId: 5,
    total: 4_568_950,
    termsVersion: '2026-11',
  });
  expect(attempt).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(await isSolved(captchaToken)).toBe(true);
});

test('ten clicks make one call', async () => {
  await fill();
  const submit = button('Solicitar cotización');
  for (let click = 0; click < 10; click++) fireEvent.click(submit);
  await success();
  expect(server.leads).toHaveLength(1);
});

test('after a failure loading stops, everything typed stays, and only the server speaks', async () => {
  await fill();
  server.failures = [{ status: 409, message: 'El precio ha cambiado' }];
  await send();
  await waitFor(() => expect(page.notices).toEqual(['El precio ha cambiado']));
  await isIdle();
  expect(field('ci')).toHaveValue(data.ci);
  expect(field('email')).toHaveValue(data.email);
  expect(consentBox()).toBeChecked();
  expect(page.wizard().agencia?.id).toBe(5);
});

test('after a failure the next click tries again at once, and what the failure said goes', async () => {
  await fill();
  server.failures = [{ status: 503, message: 'Inténtalo más tarde' }];
  await send();
  await waitFor(() => expect(page.shown()).toEqual(['Inténtalo más tarde']));
  await isIdle();
  await send();
  await success();
  expect(server.leads).toHaveLength(2);
  expect(page.shown()).toEqual([]);
});

test('a retry after a lost answer, even after a reload, is the same attempt with another captcha', async () => {
  await fill();
  server.failures = [undefined];
  await send();
  await waitFor(() => expect(page.notices).toHaveLength(1));
  await isIdle();
  page.close();
  await open();
  expect(field('nombres')).toHaveValue(data.nombres);
  await send();
  await success();
  const [first, second] = server.leads as [LeadRequest, LeadRequest];
  expect(second.attempt).toBe(first.attempt);
  expect(second.captchaToken).not.toBe(first.captchaToken);
});

test('another configuration is another attempt', async () => {
  await fill();
  server.failures = [undefined];
  await send();
  await waitFor(() => expect(page.notices).toHaveLength(1));
  await isIdle();
  act(() => void updateWizard((wizard) => ({ ...goToStep(wizard, 4), agencia: { ...wizard.agencia!, id: 6 } })));
  await send();
  await success();
  const [first, second] = server.leads as [LeadRequest, LeadRequest];
  expect(second.dealershipId).toBe(6);
  expect(second.attempt).not.toBe(first.attempt);
});

test('success shows the terms, takes the focus, and after 3 s the wizard is cleared and the app is at gracias', async () => {
  await fill();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  fireEvent.click(button('Solicitar cotización'));
  expect(await success()).toHaveFocus();
  expect(screen.getByText('La cotización llegará a tu correo electrónico.')).toBeVisible();
  expect(screen.getByText(/pueden cambiar sin previo aviso/)).toBeVisible();
  expect(page.wizard().agencia).toBeDefined();
  expect(location.pathname).toBe('/condor-sierra/3/cotiza');

  act(() => void jest.advanceTimersByTime(3_000));
  expect(location.pathname).toBe('/gracias');
  expect(page.wizard()).toMatchObject({ paso: 1, total: 0, campana: 12 });
  expect(page.wizard().modelo).toBeUndefined();
  expect(history.state.usr.quoted).toMatchObject({
    number: 1042,
    model: 'Cóndor Sierra',
    year: 2027,
    total: 4_568_950,
  });
  expect(await draft('cotiza').load()).toBeNull();
});

test('leaving during those 3 s clears the wizard and leads nowhere else', async () => {
  await fill();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
  fireEvent.click(button('Solicitar cotización'));
  await success();
  page.close();
  expect(page.wizard().modelo).toBeUndefined();
  jest.advanceTimersByTime(3_000);
  expect(location.pathname).toBe('/condor-sierra/3/cotiza');
});

test('who has gone on before the answer keeps the configuration begun since; the attempt and the draft are over', async () => {
  await fill();
  const answer = server.hold();
  await send();
  await waitFor(() => expect(server.leads).toHaveLength(1));
  act(() => navigate('/condor-sierra/3/resumen'));
  const begun = updateWizard((wizard) => ({ ...wizard, agencia: undefined }));
  answer();
  await waitFor(async () => expect(await draft('cotiza').load()).toBeNull());
  expect(await draft('cotiza:attempt').load()).toBeNull();
  expect(page.wizard()).toBe(begun);
  expect(location.pathname).toBe('/condor-sierra/3/resumen');
});
