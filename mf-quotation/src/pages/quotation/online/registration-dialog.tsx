import {
  consentField,
  FormField,
  passwordField,
  repeats,
  SchemaForm,
  SubmitButton,
  type SubmitHandler,
  schemaOf,
} from '@vitrina/forms';
import { NewTabLink } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { Dialog } from '@vitrina/ui';
import formCss from '../../../dialogs/dialog-form.module.css';
import css from './registration-dialog.module.css';

const password = passwordField({ name: 'password', label: 'Contraseña' });
const confirmation = passwordField({ name: 'confirmacion', label: 'Confirma tu contraseña' });
const privacy = consentField({ name: 'privacidad', label: 'He leído la política de privacidad' });
const schema = schemaOf([password, confirmation, privacy], repeats(confirmation, password));

/** Debounce of the online purchase's submit (specification 1, section 4): the first press counts. */
const SUBMIT_MS = 2_000;

type RegistrationDialogProps = {
  /** What the account will be called: the customer's identification. */
  username: string;
  /** The dialog has reopened: the policy was already read. The first time its box is not ticked. */
  again: boolean;
  /** Rejects if the user could not be registered: the dialog reopens, with the passwords empty. */
  onRegister(password: string): Promise<void>;
  onFailure(): void;
  onClose(): void;
};

/** 'Registro de Usuario': the password of the new account, and that the privacy policy was read (specification 1, section 5). */
export function RegistrationDialog({ username, again, onRegister, onFailure, onClose }: RegistrationDialogProps) {
  const submit: SubmitHandler<typeof schema> = async (values) => {
    try {
      await onRegister(values.password);
    } catch (error) {
      onFailure();
      throw error;
    }
  };
  return (
    <Dialog open title="Registro de Usuario" lightDismiss={false} onClose={onClose}>
      <SchemaForm
        schema={schema}
        initial={{ privacidad: again }}
        onSubmit={submit}
        ignoreRepeatsMs={SUBMIT_MS}
        className={formCss.form}
      >
        <p className={formCss.lead}>
          Crea la contraseña de tu cuenta, de 7 a 10 caracteres. Después podrás cambiarla por una más larga en tus datos
          personales.
        </p>
        <FormField of={password} username={username} />
        <FormField of={confirmation} />
        <div className={css.policy}>
          <FormField of={privacy} />
          <NewTabLink to={paths.privacy()}>Leer la política de privacidad</NewTabLink>
        </div>
        <SubmitButton needs={privacy.name} size="l">
          Registrarme
        </SubmitButton>
      </SchemaForm>
    </Dialog>
  );
}
