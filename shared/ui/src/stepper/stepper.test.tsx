import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cents } from '@vitrina/contract';
import { PriceBar } from './price-bar';
import { Stepper } from './stepper';
import { SubSteps } from './sub-steps';

test('steps say what is done, where one is and what is not yet reached', async () => {
  const onStep = jest.fn();
  render(<Stepper steps={['Elige tu vehículo', 'Personaliza', 'Resumen']} current={2} onStep={onStep} />);
  expect(screen.getByRole('navigation', { name: 'Pasos' })).toBeInTheDocument();
  const current = screen.getByRole('button', { current: 'step' });
  expect(current).toHaveAccessibleName('Paso 2 Personaliza');
  await userEvent.click(current);
  expect(onStep).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Paso 1, completo Elige tu vehículo' }));
  expect(onStep).toHaveBeenLastCalledWith(1);
  const later = screen.getByRole('button', { name: 'Paso 3 Resumen' });
  expect(later).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(later);
  expect(onStep).toHaveBeenLastCalledWith(3);
});

test('steps that lead nowhere are told, and are no controls', () => {
  render(<Stepper steps={['Personaliza', 'Compra', 'Entrega']} current={2} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(['Paso 1, completoPersonaliza', 'Paso 2Compra', 'Paso 3Entrega']);
  expect(screen.getByText('Compra').parentElement).toHaveAttribute('aria-current', 'step');
});

test('sub-steps give the one asked for, the current and disabled ones excepted', async () => {
  const onStep = jest.fn();
  const steps = [
    { id: 0, title: 'Especificaciones' },
    { id: 1, title: 'Potencia' },
    { id: 2, title: 'Paquetes', disabled: true },
  ];
  render(<SubSteps label="Personaliza" steps={steps} current={1} onStep={onStep} />);
  for (const { title } of steps) await userEvent.click(screen.getByRole('button', { name: title }));
  expect(onStep.mock.calls).toEqual([[0]]);
  expect(screen.getByRole('button', { name: 'Potencia' })).toHaveAttribute('aria-current', 'step');
});

test('the price bar shows its amount, says when it is being worked out, and opens what is behind it', async () => {
  const onOpen = jest.fn();
  const { rerender } = render(<PriceBar label="PVP sugerido" cents={cents(3499000)} onOpen={onOpen} />);
  const bar = screen.getByRole('region', { name: 'PVP sugerido' });
  expect(bar.querySelector('data')).toHaveTextContent('$34,990.00');
  rerender(<PriceBar label="PVP sugerido" cents={cents(0)} pending="Calculando…" onOpen={onOpen} />);
  expect(bar.querySelector('data')).toBeNull();
  expect(bar).toHaveTextContent('…');
  expect(screen.getByRole('button', { name: 'Calculando…' })).toBeVisible();
  rerender(<PriceBar label="PVP sugerido" cents={cents(3500050)} onOpen={onOpen} />);
  expect(bar.querySelector('data')).toHaveTextContent('$35,000.50');
  await userEvent.click(screen.getByRole('button', { name: 'PVP sugerido' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});
