import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A customer whose data keep the rules; the identity number is one of the table in cases. */
export const data = {
  ci: '1710034065',
  nombres: 'Ana Lucía',
  apellidos: 'Muñoz',
  email: 'ana@correo.ec',
  telefono: '0987654321',
};

const LABELS = {
  ci: 'Cédula',
  nombres: 'Nombres',
  apellidos: 'Apellidos',
  email: 'Correo electrónico',
  telefono: 'Celular',
} as const;

export const field = (name: keyof typeof LABELS) => screen.getByRole('textbox', { name: LABELS[name] });
export const button = (name: string) => screen.getByRole('button', { name });
export const consentBox = () => screen.getByRole('checkbox', { name: /^Autorizo/ });

/** The draft has been looked for: before that the form is not there for the user. */
export const formIsReady = () =>
  waitFor(() => expect(document.querySelector('form')).not.toHaveAttribute('aria-busy'), { timeout: 10_000 });

/** Fills in the whole form, with these changes, and gives the consent. */
export async function fill(
  changes: Partial<typeof data> = {},
  user: Pick<typeof userEvent, 'click' | 'paste'> = userEvent,
) {
  for (const [name, value] of Object.entries({ ...data, ...changes })) {
    await user.click(field(name as keyof typeof LABELS));
    await user.paste(value);
  }
  await user.click(consentBox());
}
