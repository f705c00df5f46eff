import {
  formSchemaWithConfirmation,
  PasswordField,
  password,
  SchemaForm,
  SubmitButton,
  type SubmitHandler,
} from '@vitrina/forms';
import { Dialog } from '@vitrina/ui';
import css from '../../../dialogs/dialog-form.module.css';

const schema = formSchemaWithConfirmation({
  password: password('Contraseña'),
  confirmacion: password('Confirma tu contraseña'),
});

type RegistrationDialogProps = {
  /** Rejects when the user could not be registered: the dialog comes back, with the passwords empty. */
  onRegister(password: string): Promise<void>;
  onFailure(): void;
  onClose(): void;
};

/** 'Registro de Usuario': the password of the new account. */
export function RegistrationDialog({ onRegister, onFailure, onClose }: RegistrationDialogProps) {
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
      <SchemaForm schema={schema} onSubmit={submit} className={css.form}>
        <p className={css.lead}>
          Crea la contraseña de tu cuenta, de 7 a 10 caracteres. Después podrás cambiarla por una más larga en tus datos
          personales.
        </p>
        <PasswordField name="password" label="Contraseña" autoComplete="new-password" />
        <PasswordField name="confirmacion" label="Confirma tu contraseña" autoComplete="new-password" />
        <SubmitButton size="l">Registrarme</SubmitButton>
      </SchemaForm>
    </Dialog>
  );
}
