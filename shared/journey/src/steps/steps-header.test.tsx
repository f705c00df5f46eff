import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, navigate } from '@vitrina/navigation';
import { newWizard } from '@vitrina/rules';
import { onNotice } from '@vitrina/session-bus';
import { stepPath } from './step-path';
import { StepsHeader } from './steps-header';

const wizard = { ...newWizard(), modelo: { id: 3, name: 'Sierra', slug: 'sierra' }, anio: 2027 };

test('an earlier step opens with the whole choice, a later one says what to complete first', async () => {
  const notices: string[] = [];
  const unsubscribe = onNotice(({ text }) => notices.push(text));
  navigate('/sierra/3/cotiza', { replace: true });
  render(<StepsHeader wizard={wizard} current={4} />);
  await userEvent.click(screen.getByRole('button', { name: /^Paso 5/ }));
  expect(notices).toEqual(['Completa primero el paso 4']);
  expect(history.location.pathname).toBe('/sierra/3/cotiza');
  await userEvent.click(screen.getByRole('button', { name: /Resumen$/ }));
  expect(history.location).toMatchObject({ pathname: '/sierra/3/resumen', search: '?anio=2027' });
  unsubscribe();
});

test('without a model every step is home', () => {
  expect(stepPath(newWizard(), 3)).toBe('/');
});
