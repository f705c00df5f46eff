import { LIMITS } from '@vitrina/contract';
import {
  currentPasswordField,
  digitsField,
  FormField,
  type OutputOf,
  SchemaForm,
  SubmitButton,
  type SubmitHandler,
  schemaOf,
  useFormValue,
} from '@vitrina/forms';
import { Button } from '@vitrina/ui';
import css from '../dialogs/dialog-form.module.css';

/** A customer's sign-in data (specification 1, section 5): both required, checked only by the server. */
const identification = digitsField({
  name: 'identificacion',
  label: 'Número de identificación',
  max: LIMITS.identification,
  autoComplete: 'username',
});
const password = currentPasswordField({ name: 'clave', label: 'Contraseña' });
const fields = [identification, password] as const;
const schema = schemaOf(fields);

/** A customer's sign-in data. */
export type SignInValues = OutputOf<typeof fields>;

type SignInFormProps = {
  initial: Partial<SignInValues>;
  /** Sends the data and follows the answer. Rejects if it is refused, after telling the user. */
  onAsk(values: SignInValues): Promise<void>;
  onForgotten(identificacion: string): void;
};

/** Identification and password. A refused sign-in clears only the password. */
export function SignInForm({ initial, onAsk, onForgotten }: SignInFormProps) {
  const submit: SubmitHandler<typeof schema> = async (values, { form }) => {
    try {
      await onAsk(values);
    } catch (error) {
      form.change(password.name, '');
      throw error;
    }
  };
  return (
    <SchemaForm schema={schema} initial={initial} onSubmit={submit} className={css.form}>
      <FormField of={identification} />
      <FormField of={password} />
      <SubmitButton size="l">Iniciar sesión</SubmitButton>
      <Forgotten onForgotten={onForgotten} />
    </SchemaForm>
  );
}

function Forgotten({ onForgotten }: Pick<SignInFormProps, 'onForgotten'>) {
  const identificacion = useFormValue<string>(identification.name) ?? '';
  return (
    <Button variant="quiet" onClick={() => onForgotten(identificacion)}>
      ¿Olvidaste tu contraseña?
    </Button>
  );
}
