import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Cents, cents } from '@vitrina/contract';
import { SchemaForm, SubmitButton, schemaOf } from '@vitrina/forms';
import { AmountBlock, paymentAmount, upTo } from '.';

const BALANCE = cents(1_000_001);

function open(initial: Cents | null = null) {
  const field = paymentAmount('monto');
  const sent = jest.fn();
  render(
    <SchemaForm schema={schemaOf([field], upTo(field, BALANCE))} initial={{ monto: initial }} onSubmit={sent}>
      <AmountBlock field={field} balance={BALANCE} />
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>,
  );
  return { sent, user: userEvent.setup() };
}
const amount = () => screen.getByRole('textbox', { name: 'Monto' });
const button = (name: string) => screen.getByRole('button', { name });
const submit = (user: ReturnType<typeof userEvent.setup>) => user.click(button('Enviar'));

test("'Todo el saldo' and 'La mitad' fill it, say so, and what is left is told", async () => {
  const { sent, user } = open();
  expect(screen.getByRole('status')).toHaveTextContent('Tu saldo por pagar es $10,000.01');
  await user.click(button('La mitad'));
  expect(amount()).toHaveValue('$5,000.01');
  expect(button('La mitad')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Después te quedarán $5,000.00');
  await user.click(button('Todo el saldo'));
  expect(button('La mitad')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('Con este pago cubres todo el saldo');
  await submit(user);
  expect(sent.mock.calls[0][0]).toEqual({ monto: 1_000_001 });
});

test('pressed again, an amount stays and is said again, with the plan', async () => {
  const { user } = open();
  await user.click(button('La mitad'));
  const said = screen.getByRole('status').textContent;
  expect(screen.getByRole('status')).toHaveTextContent('puedes pagar en 2 pagos de $5,000.01, el último de $5,000.00');
  await user.click(button('La mitad'));
  expect(amount()).toHaveValue('$5,000.01');
  expect(screen.getByRole('status').textContent).not.toBe(said);
  expect(screen.getByRole('status').textContent?.trim().replace('\u00a0', '')).toBe(said?.replace('\u00a0', ''));
});

test.each([
  [1_000_002, 'El campo Monto debe ser máximo $10,000.01'],
  [0, 'El campo Monto debe ser mínimo $0.01'],
  [null, 'El campo Monto es obligatorio'],
])('%s is refused', async (value, message) => {
  const { sent, user } = open(value === null ? null : cents(value));
  expect(screen.getByRole('status')).toHaveTextContent('Tu saldo por pagar es $10,000.01');
  await submit(user);
  expect(screen.getByText(message)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('an amount above the balance is told when the field is left, not while it is typed', async () => {
  const { user } = open();
  await user.type(amount(), '99999');
  expect(screen.queryByText(/debe ser máximo/)).toBeNull();
  await user.tab();
  expect(screen.getByText('El campo Monto debe ser máximo $10,000.01')).toBeVisible();
});
