import { DigitsField, PasswordField, SchemaForm, SubmitButton, type SubmitHandler, useFormValue } from '@vitrina/forms';
import { Button } from '@vitrina/ui';
import css from '../dialogs/dialog-form.module.css';
import { askToSignIn, type Outcome } from './sign-in';
import { type SignInValues, signInSchema } from './sign-in-schema';

type SignInFormProps = {
  initial: Partial<SignInValues>;
  onOutcome(outcome: Outcome, values: SignInValues): void | Promise<void>;
  onForgotten(identificacion: string): void;
};

/** Identification and password. A refused sign-in empties the password and leaves the rest. */
export function SignInForm({ initial, onOutcome, onForgotten }: SignInFormProps) {
  const submit: SubmitHandler<typeof signInSchema> = async (values, { form }) => {
    try {
      await onOutcome(await askToSignIn(values), values);
    } catch (error) {
      form.change('clave', '');
      throw error;
    }
  };
  return (
    <SchemaForm schema={signInSchema} initial={initial} onSubmit={submit} className={css.form}>
      <DigitsField name="identificacion" label="Número de identificación" autoComplete="username" />
      <PasswordField name="clave" label="Contraseña" />
      <SubmitButton size="l">Iniciar sesión</SubmitButton>
      <Forgotten onForgotten={onForgotten} />
    </SchemaForm>
  );
}

function Forgotten({ onForgotten }: Pick<SignInFormProps, 'onForgotten'>) {
  const identificacion = useFormValue<string>('identificacion') ?? '';
  return (
    <Button variant="quiet" onClick={() => onForgotten(identificacion)}>
      ¿Olvidaste tu contraseña?
    </Button>
  );
}
