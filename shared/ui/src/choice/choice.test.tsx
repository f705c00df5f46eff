import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, Radio, Switch } from './checkbox';
import { CheckCard } from './choice-card';
import { RadioCard, RadioCards } from './radio-cards';
import { Swatches } from './swatches';

test('radio cards are one group of native radios, described by their details', async () => {
  const onChange = jest.fn();
  render(
    <RadioCards legend="Paquete" value={1} onChange={onChange}>
      <RadioCard value={1} title="Urbano" />
      <RadioCard value={2} title="Aventura" description="Con estribos" meta="$1.00" />
      <RadioCard value={3} title="Deportivo" disabled note="No disponible" />
    </RadioCards>,
  );
  expect(screen.getByRole('group', { name: 'Paquete' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Urbano' })).toBeChecked();
  const other = screen.getByRole('radio', { name: 'Aventura' });
  expect(other).toHaveAccessibleDescription('Con estribos $1.00');
  await userEvent.click(screen.getByText('Con estribos'));
  expect(onChange).toHaveBeenCalledWith(2);
  await userEvent.click(screen.getByText('Deportivo'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('arrows move the choice', async () => {
  function Page() {
    const [value, setValue] = useState('a');
    return (
      <RadioCards legend="Motor" value={value} onChange={setValue}>
        <RadioCard value="a" title="1.5" />
        <RadioCard value="b" title="2.0" />
      </RadioCards>
    );
  }
  render(<Page />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '1.5' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '2.0' })).toBeChecked();
});

test('a check card gives its new state', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<CheckCard title="Estribos" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Estribos' }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<CheckCard title="Estribos" checked onChange={onChange} />);
  await userEvent.click(screen.getByText('Estribos'));
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('swatches are named by their colour and say which is chosen', async () => {
  const onChange = jest.fn();
  const colours = [
    { id: 1, name: 'Rojo Cotopaxi', hex: '#a3121c' },
    { id: 2, name: 'Gris Andino', hex: '#6d757d' },
  ];
  render(<Swatches legend="Color" colours={colours} value={1} onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Rojo Cotopaxi' })).toBeChecked();
  expect(screen.getByRole('group')).toHaveAccessibleName('Color Rojo Cotopaxi');
  await userEvent.click(screen.getByRole('radio', { name: 'Gris Andino' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

test('a radio alone answers to a press on its words', async () => {
  const onChange = jest.fn();
  render(<Radio label="He leído la política" onChange={onChange} />);
  await userEvent.click(screen.getByText('He leído la política'));
  expect(screen.getByRole('radio', { name: 'He leído la política' })).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a checkbox is tied to its hint and error', () => {
  render(<Checkbox label="Acepto" hint="Puedes retirarlo" error="Hace falta" />);
  const box = screen.getByRole('checkbox', { name: 'Acepto' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Puedes retirarlo Hace falta');
});

test('a switch is one for screen readers too, and is turned by its words', async () => {
  render(<Switch label="Soy PEP" defaultChecked={false} />);
  const control = screen.getByRole('switch', { name: 'Soy PEP' });
  await userEvent.click(screen.getByText('Soy PEP'));
  expect(control).toBeChecked();
});
