import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { changePassword } from '@vitrina/contract';
import {
  currentPasswordField,
  FormField,
  messages,
  passwordField,
  repeats,
  SchemaForm,
  SubmitButton,
  type SubmitHandler,
  schemaOf,
} from '@vitrina/forms';
import { currentVisit } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { useState } from 'react';
import { goBack } from './go-back';
import css from './password.module.css';

/** Lengths of a new password (specification 2, section 9); the longest is the server's. */
const SHORTEST = 10;
const LONGEST = 128;
/** Presses in this time after one that counted are ignored. */
const WINDOW_MS = 2_000;
/** How long the button of a failed form stays busy (specification 2, section 9). */
const RETRY_MS = 8_000;

const password = passwordField({ name: 'nueva', label: 'Nueva contraseña', limits: { min: SHORTEST } });
const repetition = currentPasswordField({
  name: 'confirmacion',
  label: 'Confirma contraseña',
  autoComplete: 'new-password',
});

/** An accent that was typed apart from its letter is one character with it, here and on the server. */
const composed = (text: string) => text.normalize('NFC');
const lengthOf = (text: unknown) => (typeof text === 'string' ? [...composed(text)].length : 0);
const schema = schemaOf([password, repetition] as const, repeats(repetition, password), ({ nueva }) => {
  const length = lengthOf(nueva);
  if (length > LONGEST) return { nueva: messages.tooLong(password.label, LONGEST) };
  return length > 0 && length < SHORTEST ? { nueva: messages.tooShort(password.label, SHORTEST) } : {};
});

type PasswordFormProps = { personId: number; identification: string };

/**
 * A new password, twice. The account's identification stands first in the form, so that a password manager saves the new
 * password under it; nothing of the form is ever stored as a draft. After a failure it reopens by itself.
 */
export function PasswordForm({ personId, identification }: PasswordFormProps) {
  const change = useMutation(mutation(changePassword));
  const [isWaiting, setWaiting] = useState(false);

  const submit: SubmitHandler<typeof schema> = async ({ nueva }) => {
    const isHere = currentVisit();
    try {
      await change.mutateAsync({ id: personId, password: composed(nueva) });
    } catch (error) {
      // The button stays busy, and keeps the focus.
      setWaiting(true);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      setWaiting(false);
      throw error;
    }
    notify({ kind: 'success', text: 'Tu contraseña ha sido actualizada', forNextPage: isHere() });
    if (isHere()) goBack();
  };

  return (
    <SchemaForm
      schema={schema}
      ignoreRepeatsMs={WINDOW_MS}
      onSubmit={submit}
      aria-label="Cambio de contraseña"
      className={css.form}
    >
      <FormField of={password} username={identification} />
      <FormField of={repetition} />
      <div className={css.submit}>
        <SubmitButton>Cambiar contraseña</SubmitButton>
        <p role="status" className={css.wait}>
          {isWaiting && 'Podrás intentarlo de nuevo en unos segundos.'}
        </p>
      </div>
    </SchemaForm>
  );
}
