import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SharedRouter } from '@vitrina/navigation';
import { Button, ButtonLink } from './button';

test('a button does not submit a form unless told to', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Ver</Button>
      <Button type="submit">Enviar</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its name and focus, and neither acts nor submits', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const click = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={click}>
        Enviar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Enviar', busy: true });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(click).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test.each([
  ['/usuario/compras', 'Ver', null],
  ['https://maker.example/', 'Ver (se abre en otra pestaña)', '_blank'],
  ['mailto:a@b.example', 'Ver', null],
])('a link to %s', (to, name, target) => {
  render(
    <SharedRouter>
      <ButtonLink to={to}>Ver</ButtonLink>
    </SharedRouter>,
  );
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', to);
  expect(link.getAttribute('target')).toBe(target);
});
