import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { SchemaForm } from '../form/schema-form';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { DigitsField, EmailField, OtpField, PhoneField, PlateField } from './typed-fields';

const anything = v.looseObject({});

/** Renders a field named `x`; gives what the form stores for it. */
const open = (field: ReactNode) => {
  const onSubmit = jest.fn();
  render(
    <SchemaForm schema={anything} onSubmit={onSubmit}>
      {field}
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>,
  );
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    return onSubmit.mock.lastCall?.[0].x;
  };
};
const control = () => screen.getByLabelText<HTMLInputElement>('X');

test.each<[string, ReactNode, string, string]>([
  ['an identity number with dashes', <DigitsField key="1" name="x" label="X" />, ' 171-034 506-5', '1710345065'],
  ['a mobile number of abroad', <PhoneField key="2" name="x" label="X" />, '+593 98-765 4321', '0987654321'],
  ['a landline of abroad', <PhoneField key="3" name="x" label="X" />, '(593) 2 234 5678', '022345678'],
  ['a mobile number', <PhoneField key="4" name="x" label="X" />, '098 765 4321', '0987654321'],
  ['an e-mail address with spaces', <EmailField key="5" name="x" label="X" />, ' ana@correo.ec ', 'ana@correo.ec'],
  ['a plate', <PlateField key="6" name="x" label="X" />, 'pba-1234', 'PBA1234'],
  ['a mobile number with two prefixes', <PhoneField key="9" name="x" label="X" />, '+593 0987654321', '0987654321'],
  ['a code in two parts', <OtpField key="7" name="x" label="X" />, '214-59', '21459'],
  ['the message of a code', <OtpField key="10" name="x" label="X" />, 'Tu código Cóndor es 21459. Vence…', '21459'],
  ['a text', <TextField key="8" name="x" label="X" />, ' José  Ñ ', ' José  Ñ '],
])('%s pasted is cleaned', async (_what, field, pasted, stored) => {
  const value = open(field);
  await userEvent.click(control());
  await userEvent.paste(pasted);
  expect(control()).toHaveValue(stored);
  expect(await value()).toBe(stored);
});

test('what is dropped does not move the caret', async () => {
  open(<DigitsField name="x" label="X" />);
  await userEvent.type(control(), '1234');
  await userEvent.type(control(), 'a9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(control()).toHaveValue('12934');
  expect(control().selectionStart).toBe(3);
});

test('a number typed without its 0 gets it with the last digit, and the caret stays where it was', async () => {
  open(<PhoneField name="x" label="X" />);
  await userEvent.type(control(), '98765432');
  expect(control()).toHaveValue('98765432');
  await userEvent.type(control(), '1', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(control()).toHaveValue('0987165432');
  expect(control().selectionStart).toBe(5);
});

test('the country is left out however a number is typed', async () => {
  open(<PhoneField name="x" label="X" />);
  for (const typed of ['+593 98 765 4321', '+593 0987654321', '00593987654321', '0987654321']) {
    await userEvent.clear(control());
    await userEvent.type(control(), typed);
    expect(control()).toHaveValue('0987654321');
  }
});

test.each<[ReactNode, string, string | null]>([
  [<DigitsField key="1" name="x" label="X" />, 'off', 'numeric'],
  [<PhoneField key="2" name="x" label="X" />, 'tel-national', 'tel'],
  [<EmailField key="3" name="x" label="X" />, 'email', 'email'],
  [<OtpField key="4" name="x" label="X" />, 'one-time-code', 'numeric'],
  [<DigitsField key="7" name="x" label="X" autoComplete="username" />, 'username', 'numeric'],
  [<PasswordField key="8" name="x" label="X" />, 'current-password', null],
  [<PasswordField key="9" name="x" label="X" autoComplete="new-password" />, 'new-password', null],
])('keyboards and fillers get their hints (%#)', (field, autoComplete, inputMode) => {
  open(field);
  expect(control()).toHaveAttribute('autocomplete', autoComplete);
  expect(control().getAttribute('inputmode')).toBe(inputMode);
});

test('a select stores the whole option, null for none; without options it says so', async () => {
  const options = [{ id: 17, name: 'Pichincha', region: 'Sierra' }];
  const value = open(<SelectField name="x" label="X" options={options} />);
  await userEvent.selectOptions(control(), 'Pichincha');
  expect(await value()).toEqual(options[0]);
  await userEvent.selectOptions(control(), '');
  expect(await value()).toBeNull();
  open(<SelectField name="x" label="Y" options={[]} />);
  expect(screen.getByLabelText('Y')).toHaveDisplayValue('No hay datos');
});

describe('a password', () => {
  test.each([
    [{ min: 7, max: 10 }, 'minlength: 7; maxlength: 10;'],
    [{ min: 10 }, 'minlength: 10;'],
  ])('of %j tells password managers so', (limits, rules) => {
    open(<PasswordField name="x" label="X" autoComplete="new-password" limits={limits} />);
    expect(control()).toHaveAttribute('passwordrules', rules);
  });

  test('stands behind the name of its account, which nobody else meets', async () => {
    open(<PasswordField name="x" label="X" autoComplete="new-password" username="1710034065" />);
    const username = document.querySelector('input[autocomplete=username]');
    expect(username).toHaveValue('1710034065');
    expect(screen.queryByDisplayValue('1710034065')).toBe(username);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    expect(control()).toHaveFocus();
  });

  const reveal = () => screen.getByRole('button', { name: 'Mantén presionado para ver: X' });

  test('shows while its button is pressed', async () => {
    open(<PasswordField name="x" label="X" />);
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: reveal() });
    expect(control().type).toBe('text');
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(control().type).toBe('password');
  });

  test('hides when the pointer leaves or the button loses focus', () => {
    open(<PasswordField name="x" label="X" />);
    for (const away of [fireEvent.pointerLeave, fireEvent.pointerCancel, fireEvent.blur]) {
      fireEvent.pointerDown(reveal());
      expect(control().type).toBe('text');
      away(reveal());
      expect(control().type).toBe('password');
    }
  });

  test.each(['Space', 'Enter'])('shows while %s is held', async (key) => {
    const user = userEvent.setup();
    open(<PasswordField name="x" label="X" />);
    reveal().focus();
    await user.keyboard(`[${key}>]`);
    expect(control().type).toBe('text');
    await user.keyboard(`[/${key}]`);
    expect(control().type).toBe('password');
  });

  test('is switched by a press without a pointer, as screen readers make it', () => {
    open(<PasswordField name="x" label="X" />);
    fireEvent.click(reveal(), { detail: 0 });
    expect(reveal()).toHaveAttribute('aria-pressed', 'true');
    expect(control().type).toBe('text');
  });
});
