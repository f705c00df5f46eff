import { screen, waitFor } from '@testing-library/react';
import { dataValidation, registerPayment } from '@vitrina/contract';
import { navigate } from '@vitrina/navigation';
import { deferred, Failure, LOST } from '@vitrina/testing';
import { cashPurchase } from '@vitrina/testing/purchases';
import { act } from 'react';
import { button, open, payment, press, serve, usePayment } from '../../testing/payment';
import { bank, field, fill, isOver, openBank, select, submit, usePictures } from '../../testing/transfer';

usePayment();
usePictures();

describe('registering', () => {
  beforeEach(async () => {
    await serve(cashPurchase());
    await openBank();
  });

  test('sends what was filled in, says so, and leads to the detail of the purchase', async () => {
    await fill();
    await payment.page.user.type(field('Correo del beneficiario (opcional)'), 'pagos@andina.example.ec');
    await press('La mitad');
    await submit();
    await isOver();
    expect(payment.page.search()).toBe('?id=2005');
    expect(payment.server.requests(dataValidation)).toEqual([{ id: 2005 }]);
    expect(payment.server.requests(registerPayment)).toEqual([
      {
        id: 2005,
        method: 2,
        account: { id: 1, bankName: 'Banco Pichincha', number: '2100123456' },
        beneficiary: 'Andina Motors',
        accountNumber: '2100123456',
        receiptNumber: '000123',
        email: 'pagos@andina.example.ec',
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        amount: 840_916,
        file: { name: 'recibo.pdf', extension: 'pdf', base64: btoa('%PDF-1.4 recibo') },
        attempt: expect.any(String),
      },
    ]);
    expect(payment.page.notices).toEqual(['Registraste tu transferencia de $8,409.16. Te avisamos cuando se confirme']);
  });

  test('an empty form is told once, and goes to its first field in error', async () => {
    await payment.page.user.clear(field('Monto'));
    await submit();
    expect(payment.page.notices).toEqual(['Completa el formulario']);
    for (const name of [
      'Monto',
      'Banco',
      'Beneficiario',
      'Número de cuenta',
      'Número de comprobante',
      'Fecha de la transacción',
      'Comprobante',
    ])
      expect(screen.getByText(`El campo ${name} es obligatorio`)).toBeVisible();
    expect(screen.queryByText(/Correo del beneficiario es/)).toBeNull();
    await waitFor(() => expect(field('Monto')).toHaveFocus());
    expect(payment.server.requests(dataValidation)).toEqual([]);
  });

  test.each([
    ['Beneficiario', 'Andina 2', 'El campo Beneficiario debe contener solo letras y espacios'],
    [
      'Número de cuenta',
      '21 00',
      'El campo Número de cuenta debe contener solo letras, números, guiones y guiones bajos',
    ],
    [
      'Número de comprobante',
      'N.º 7',
      'El campo Número de comprobante debe contener solo letras, números, guiones y guiones bajos',
    ],
    [
      'Correo del beneficiario (opcional)',
      'pagos@',
      'El campo Correo del beneficiario debe ser un correo electrónico válido',
    ],
    ['Fecha de la transacción', '01012020', /^El campo Fecha de la transacción debe ser igual o posterior al /],
    ['Fecha de la transacción', '01012099', /^El campo Fecha de la transacción debe ser igual o anterior al /],
    ['Monto', '16818.32', 'El campo Monto debe ser máximo $16,818.31'],
  ])("%s '%s' is refused where it stands, when it is left", async (name, text, message) => {
    await payment.page.user.clear(field(name));
    await payment.page.user.type(field(name), text);
    expect(screen.queryByText(message)).toBeNull();
    await payment.page.user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('the typed number must be that of the chosen account', async () => {
    await fill({ cuenta: '2200-654321' });
    expect(
      await screen.findByText('El campo Número de cuenta no coincide con la cuenta del banco que elegiste'),
    ).toBeVisible();
    await payment.page.user.selectOptions(await select(), 'Banco Pichincha · Cuenta de ahorros');
    expect(screen.queryByText(/no coincide/)).toBeNull();
  });

  test('a beneficiary that was typed stays when an account is chosen', async () => {
    await payment.page.user.type(field('Beneficiario'), 'Otra Empresa');
    await payment.page.user.selectOptions(await select(), 'Banco Pichincha · Cuenta corriente');
    expect(field('Beneficiario')).toHaveValue('Otra Empresa');
  });

  test("data validation that refuses: 'Debes completar el paso 1', and nothing is registered", async () => {
    bank.canBePaid = false;
    await fill();
    await submit();
    await waitFor(() => expect(payment.page.shown()).toEqual(['Debes completar el paso 1']));
    expect(payment.server.requests(registerPayment)).toEqual([]);
    expect(field('Número de comprobante')).toHaveValue('000123');
    expect(payment.page.address()).toBe('/usuario/pagos');
  });

  test('a registration that is refused is told, and keeps what was typed; the next try withdraws it', async () => {
    bank.failures = [new Failure(400, 'Este número de comprobante ya fue registrado')];
    await fill();
    await submit();
    await waitFor(() => expect(payment.page.shown()).toEqual(['Este número de comprobante ya fue registrado']));
    expect(field('Número de comprobante')).toHaveValue('000123');
    await submit();
    await isOver();
    expect(payment.page.shown()).toEqual([
      'Registraste tu transferencia de $16,818.31. Te avisamos cuando se confirme',
    ]);
  });

  test('a lost answer is told, and the same submit again is the same attempt', async () => {
    let isLost = true;
    payment.server.on(registerPayment, () => {
      if (isLost) throw LOST;
      return { id: 41 };
    });
    await fill();
    await submit();
    await waitFor(() =>
      expect(payment.page.shown()).toEqual(['No pudimos conectarnos. Revisa tu conexión e inténtalo de nuevo.']),
    );
    isLost = false;
    await submit();
    await isOver();
    const [first, second] = payment.server.requests(registerPayment);
    expect(second!.attempt).toBe(first!.attempt);
  });

  test('five presses are one registration', async () => {
    await fill();
    const answer = deferred<{ id: number }>();
    payment.server.on(registerPayment, () => answer.promise);
    const registerButton = button('Registrar transferencia');
    for (let press = 0; press < 5; press++) await payment.page.user.click(registerButton);
    answer.resolve({ id: 41 });
    await isOver();
    expect(payment.server.requests(registerPayment)).toHaveLength(1);
  });

  test('a customer who has moved on stays where they are', async () => {
    await fill();
    const answer = deferred<{ id: number }>();
    payment.server.on(registerPayment, () => answer.promise);
    await submit();
    await waitFor(() => expect(payment.server.requests(registerPayment)).toHaveLength(1));
    await act(async () => navigate('/usuario/perfil'));
    await act(async () => answer.resolve({ id: 41 }));
    expect(payment.page.address()).toBe('/usuario/perfil');
  });

  test('what was typed is there again after a reload, but for the file, which the page says', async () => {
    await payment.page.user.type(field('Número de comprobante'), 'T-77');
    expect(screen.getByText('Si sales de esta página, elígelo de nuevo: el archivo no se guarda')).toBeVisible();
    payment.page.close();
    open('id=2005&tab=2');
    await select();
    await waitFor(() => expect(field('Número de comprobante')).toHaveValue('T-77'));
  });
});
