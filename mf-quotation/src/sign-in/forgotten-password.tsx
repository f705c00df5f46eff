import { call } from '@vitrina/api-client';
import { forgotPassword } from '@vitrina/contract';
import { FormField, identityField, SchemaForm, SubmitButton, type SubmitHandler, schemaOf } from '@vitrina/forms';
import { notify } from '@vitrina/session-bus';
import { Button } from '@vitrina/ui';
import { useEffect, useState } from 'react';
import form from '../dialogs/dialog-form.module.css';
import css from './sign-in-dialog.module.css';

const identification = identityField({
  name: 'identificacion',
  label: 'Número de identificación',
  autoComplete: 'username',
});
const schema = schemaOf([identification]);

const SENT = 'Se ha enviado un correo electrónico y un SMS con una nueva contraseña de acceso';
/** How long a failed form stays closed (specification 1, section 9). */
const RETRY_MS = 8_000;

type ForgottenPasswordProps = { identificacion: string; onBack(identificacion: string): void };

/** Requests a new password. After a failure the form reopens by itself. */
export function ForgottenPassword({ identificacion, onBack }: ForgottenPasswordProps) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), RETRY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const submit: SubmitHandler<typeof schema> = async (values) => {
    try {
      await call(forgotPassword, { identification: values.identificacion });
    } catch (error) {
      setWaiting(true);
      throw error;
    }
    notify({ kind: 'success', text: SENT });
    onBack(values.identificacion);
  };
  return (
    <SchemaForm schema={schema} initial={{ identificacion }} onSubmit={submit}>
      <fieldset className={form.form} disabled={isWaiting}>
        <legend className={form.lead}>Te enviaremos una nueva contraseña por correo electrónico y SMS.</legend>
        <FormField of={identification} />
        {isWaiting && <output className={form.lead}>Podrás intentarlo de nuevo en unos segundos.</output>}
        <SubmitButton size="l">Enviar nueva contraseña</SubmitButton>
      </fieldset>
      <Button variant="quiet" className={css.back} onClick={() => onBack(identificacion)}>
        Volver a iniciar sesión
      </Button>
    </SchemaForm>
  );
}
