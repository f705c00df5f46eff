import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify, onNotice, onWithdrawal } from '@vitrina/session-bus';
import { type ReactNode, StrictMode } from 'react';
import * as v from 'valibot';
import {
  consentField,
  defineField,
  emailField,
  type FieldErrors,
  FormField,
  namesField,
  otpField,
  SchemaForm,
  SubmitButton,
  schemaOf,
  useSetFormValue,
} from '..';
import { TextField } from '../fields/text-field';
import { requiredText } from '../schemas';
import type { SubmitHandler } from './model';

const names = namesField({ name: 'nombres', label: 'Nombres' });
const address = emailField({ name: 'email', label: 'Email' });
const schema = schemaOf([names, address]);
const nombres = <FormField key="nombres" of={names} />;
const email = <FormField key="email" of={address} />;
const promo = consentField({ name: 'promo', label: 'Acepto' });
type Handler = SubmitHandler<typeof schema>;

const form = (onSubmit: Handler, fields: ReactNode = [nombres, email], ignoreRepeatsMs?: number) => (
  <StrictMode>
    <SchemaForm schema={schema} onSubmit={onSubmit} ignoreRepeatsMs={ignoreRepeatsMs}>
      {fields}
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>
  </StrictMode>
);
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const fill = async () => {
  await userEvent.type(field('Nombres'), 'Ana María');
  await userEvent.type(field('Email'), 'ana@correo.ec');
};

test('a valid form gives the output of the schema', async () => {
  const onSubmit = jest.fn<ReturnType<Handler>, Parameters<Handler>>();
  render(form(onSubmit));
  await userEvent.type(field('Nombres'), '  Jose\u0301   Luis ');
  await userEvent.type(field('Email'), 'ana@correo.ec');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ nombres: 'José Luis', email: 'ana@correo.ec' });
});

describe('errors', () => {
  test('appear when a field is left, not while typing, and go with the keystroke that mends it', async () => {
    render(form(() => {}));
    await userEvent.type(field('Email'), 'ana');
    expect(field('Email')).toBeValid();
    await userEvent.tab();
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('El campo Email debe ser un correo electrónico válido');
    await userEvent.type(field('Email'), '@');
    expect(field('Email')).toBeInvalid();
    await userEvent.type(field('Email'), 'c');
    expect(field('Email')).toBeValid();
    await userEvent.type(field('Email'), '{Backspace}');
    expect(field('Email')).toBeValid();
    await userEvent.tab();
    expect(field('Email')).toBeInvalid();
  });

  test('an emptied field is told to be required', async () => {
    render(form(() => {}));
    await userEvent.type(field('Nombres'), 'A{Backspace}');
    await userEvent.tab();
    expect(field('Nombres')).toHaveAccessibleDescription('El campo Nombres es obligatorio');
  });

  test('a submit with errors sends nothing, says so once and leads to the first in the order of the page', async () => {
    const onSubmit = jest.fn();
    const notices: unknown[] = [];
    const unsubscribe = onNotice((notice) => notices.push(notice));
    render(form(onSubmit, [email, nombres]));
    await send();
    unsubscribe();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(notices).toEqual([{ kind: 'warning', text: 'Completa el formulario' }]);
    expect(field('Email')).toHaveFocus();
    expect(field('Nombres')).toBeInvalid();
  });

  test('those of the server show at their field until it changes', async () => {
    const onSubmit = jest
      .fn<ReturnType<Handler>, Parameters<Handler>>()
      .mockResolvedValue({ email: 'Ya está registrado' });
    render(form(onSubmit));
    await fill();
    await send();
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('Ya está registrado');
    await userEvent.type(field('Email'), 'u');
    expect(field('Email')).toBeValid();
  });
});

describe('sending', () => {
  test('is busy meanwhile, sends once, and keeps everything typed', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(form(onSubmit));
    await fill();
    await send();
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-busy', 'true');
    await send();
    await userEvent.type(field('Nombres'), ' Paz{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(screen.getByRole('button', { name: 'Enviar' })).not.toHaveAttribute('aria-busy');
    expect(field('Nombres')).toHaveValue('Ana María Paz');
  });

  test('repeats within the window are ignored', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const onSubmit = jest.fn();
    render(form(onSubmit, undefined, 2000));
    await fill();
    await send();
    now.mockReturnValue(11_999);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    now.mockReturnValue(12_000);
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a call that failed', () => Promise.reject({ status: 500 })],
    ['an error of a field', () => Promise.resolve({ email: 'Ya está registrado' })],
  ])('the window ends with %s: the next press is sent at once', async (_, outcome) => {
    const onSubmit = jest.fn<ReturnType<Handler>, Parameters<Handler>>().mockImplementation(outcome as Handler);
    render(form(onSubmit, undefined, 15_000));
    await fill();
    await send();
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('a call that fails leaves the form as it was; a fault of the program is reported', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const fault = new Error('fault');
    const onSubmit = jest.fn().mockRejectedValueOnce({ status: 500 }).mockRejectedValueOnce(fault);
    render(form(onSubmit));
    await fill();
    await send();
    expect(report).not.toHaveBeenCalled();
    expect(field('Email')).toHaveValue('ana@correo.ec');
    await send();
    expect(report).toHaveBeenCalledWith(fault);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('the button waits for the box it needs', async () => {
    const onSubmit = jest.fn();
    render(
      <SchemaForm schema={schemaOf([promo])} onSubmit={onSubmit}>
        <FormField of={promo} />
        <SubmitButton needs="promo">Enviar</SubmitButton>
      </SchemaForm>,
    );
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Acepto' }));
    await send();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('what a submit has said', () => {
  let shown: string[];
  let unsubscribe: () => void;
  beforeEach(() => {
    shown = [];
    const ends = [
      onNotice(({ text }) => shown.push(text)),
      onWithdrawal(({ text }) => {
        shown = shown.filter((other) => other !== text);
      }),
    ];
    unsubscribe = () => {
      for (const end of ends) end();
    };
  });
  afterEach(() => unsubscribe());

  test('goes when the form is valid', async () => {
    render(form(() => {}));
    await send();
    expect(shown).toEqual(['Completa el formulario']);
    await userEvent.type(field('Nombres'), 'Ana');
    expect(shown).toEqual(['Completa el formulario']);
    await userEvent.type(field('Email'), 'ana@correo.ec');
    expect(shown).toEqual([]);
  });

  test('goes with the form', async () => {
    const { unmount } = render(form(() => {}));
    await send();
    expect(shown).toEqual(['Completa el formulario']);
    unmount();
    expect(shown).toEqual([]);
  });

  test('goes with the next try, whoever said it', async () => {
    let finish = () => {};
    const onSubmit = jest
      .fn<ReturnType<Handler>, Parameters<Handler>>()
      .mockImplementationOnce(async () => {
        notify({ kind: 'error', text: 'Sin captcha' });
        throw { status: 503 };
      })
      .mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
    render(form(onSubmit));
    await fill();
    await send();
    expect(shown).toEqual(['Sin captcha']);
    await send();
    expect(shown).toEqual([]);
    await act(async () => finish());
  });

  test('is not said twice: not where a field says the same', async () => {
    const code = otpField({ name: 'otp', label: 'Código OTP' });
    const text = 'Necesita ingresar un código OTP enviado a su Celular y a su Email';
    render(
      <SchemaForm schema={schemaOf([code])} invalidText={text} onSubmit={() => {}}>
        <FormField of={code} />
        <SubmitButton>Enviar</SubmitButton>
      </SchemaForm>,
    );
    await send();
    expect(field('Código OTP')).toHaveAccessibleDescription(text);
    expect(shown).toEqual([]);
  });
});

test('the notice of a form with errors may say which part of it has them', async () => {
  const said: string[] = [];
  const end = onNotice(({ text }) => said.push(text));
  const invalidText = (errors: FieldErrors) => `Completa el formulario ${Object.keys(errors).join(', ')}`;
  render(
    <SchemaForm schema={schema} invalidText={invalidText} onSubmit={() => {}}>
      {nombres}
      {email}
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>,
  );
  await send();
  await userEvent.type(field('Nombres'), 'Ana');
  await send();
  end();
  expect(said).toEqual(['Completa el formulario nombres, email', 'Completa el formulario email']);
});

describe('a field that the program has emptied', () => {
  const refusing = jest.fn<ReturnType<Handler>, Parameters<Handler>>();
  beforeEach(async () => {
    refusing.mockReset().mockImplementation(async (_, { form: api }) => {
      api.change('email', '');
      throw { status: 401 };
    });
    render(form(refusing));
    await fill();
    await send();
  });

  test('has the focus, and is no error while it waits', () => {
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toBeValid();
  });

  test('is one once it is left empty', async () => {
    await userEvent.tab();
    expect(field('Email')).toBeInvalid();
  });

  test('is one once it is sent empty', async () => {
    await userEvent.type(field('Nombres'), '{Enter}');
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveFocus();
  });

  test('is one when the person empties it', async () => {
    await userEvent.type(field('Email'), 'a{Backspace}');
    await userEvent.tab();
    expect(field('Email')).toBeInvalid();
  });
});

test('before any submit too a field that was left and is emptied by the program is no error', async () => {
  const Empty = () => {
    const set = useSetFormValue();
    return (
      <button type="button" onClick={() => set('email', '')}>
        Vaciar
      </button>
    );
  };
  render(form(() => {}, [nombres, email, <Empty key="empty" />]));
  await fill();
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
  expect(field('Email')).toBeValid();
  await send();
  expect(field('Email')).toBeInvalid();
});

test('a field that goes away and comes back has what was typed, and it is sent meanwhile', async () => {
  const onSubmit = jest.fn<ReturnType<Handler>, Parameters<Handler>>();
  const page = (withEmail: boolean) => (
    <SchemaForm schema={schema} initial={{ nombres: 'Ana', email: 'ana' }} onSubmit={onSubmit}>
      {nombres}
      {withEmail && email}
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>
  );
  const { rerender } = render(page(true));
  await userEvent.type(field('Email'), '@correo.ec');
  rerender(page(false));
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ nombres: 'Ana', email: 'ana@correo.ec' });
  rerender(page(true));
  expect(field('Email')).toHaveValue('ana@correo.ec');
});

test('nested names keep their place and their errors', async () => {
  const onSubmit = jest.fn();
  const nested = schemaOf([
    defineField({
      name: 'direccion',
      label: 'Dirección',
      rule: v.optional(v.object({ calle: requiredText('Calle') }), {}),
      Control: () => <TextField name="direccion.calle" label="Calle" />,
    }),
  ]);
  render(
    <SchemaForm schema={nested} initial={{ direccion: {} }} onSubmit={onSubmit}>
      <TextField name="direccion.calle" label="Calle" />
      <SubmitButton>Enviar</SubmitButton>
    </SchemaForm>,
  );
  await send();
  expect(field('Calle')).toHaveAccessibleDescription('El campo Calle es obligatorio');
  await userEvent.type(field('Calle'), 'Amazonas');
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ direccion: { calle: 'Amazonas' } });
});
