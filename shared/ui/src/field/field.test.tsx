import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from './input';
import { Select } from './select';

test('an input is tied to its label, hint and error', () => {
  render(<Input label="Correo" hint="Ahí llega la cotización" error="No es válido" />);
  const input = screen.getByRole('textbox', { name: 'Correo' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Ahí llega la cotización No es válido');
});

test('an optional input says so, and a hidden label still names it', () => {
  render(
    <>
      <Input label="Placa" optional />
      <Input label="Busca concesionario" hideLabel />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Placa (opcional)' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Busca concesionario' })).toBeValid();
});

test('a select starts at its placeholder and gives the id of the option', async () => {
  const onChange = jest.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value);
  render(<Select label="Año" options={[{ id: 2026, name: '2026' }]} onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Año' });
  expect(select).toHaveDisplayValue('Selecciona una opción');
  await userEvent.selectOptions(select, '2026');
  expect(onChange).toHaveReturnedWith('2026');
});
