import { DigitsField, PasswordField, SchemaForm, SubmitButton, type SubmitHandler, useFormValue } from '@vitrina/forms';
import { Button } from '@vitrina/ui';
import css from '../dialogs/dialog-form.module.css';
import { type SignInValues, signInSchema } from './sign-in-schema';

type SignInFormProps = {
  initial: Partial<SignInValues>;
  /** Asks the server and follows what it says. Rejects when it refuses; the user has been told then. */
  onAsk(values: SignInValues): Promise<void>;
  onForgotten(identificacion: string): void;
};

/** Identification and password. A refused sign-in empties the password and leaves the rest. */
export function SignInForm({ initial, onAsk, onForgotten }: SignInFormProps) {
  const submit: SubmitHandler<typeof signInSchema> = async (values, { form }) => {
    try {
      await onAsk(values);
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
