import { type ApiError, refreshSession, useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { profile, updateProfile } from '@vitrina/contract';
import { SchemaForm, type SubmitHandler } from '@vitrina/forms';
import { notify } from '@vitrina/session-bus';
import { type ReactNode, useRef, useState } from 'react';
import { Actions } from './actions';
import { Address } from './address';
import { Contact } from './contact';
import { schema } from './fields';
import { Identity } from './identity';
import css from './personal-data.module.css';
import { requestOf } from './request';
import { type FormValues, storedValues } from './stored-values';
import type { PersonalData } from './use-personal-data';

/** Presses of 'Actualizar' in this time after one that counted are ignored (specification 2, section 9). */
const WINDOW_MS = 2_000;
/** The server's answer to a change of data that have changed since. */
const CONFLICT = 409;

type PersonalDataFormProps = { personId: number; data: PersonalData; reload(): void };

/** The personal data and their change. A refused change keeps everything that was typed. */
export function PersonalDataForm({ personId, data, reload }: PersonalDataFormProps) {
  const update = useMutation(mutation(updateProfile, { invalidates: [profile] }));
  const [initial] = useState(() => storedValues(data));
  const hasSubmitted = useRef(false);

  const submit: SubmitHandler<typeof schema> = async (output, { form }) => {
    const { base, ...values } = form.getState().values as FormValues;
    hasSubmitted.current = true;
    let revision: number;
    try {
      const request = requestOf(output, { stored: data.profile, personId, revision: base.revision });
      ({ revision } = await update.mutateAsync(request));
    } catch (error) {
      if ((error as ApiError).status === CONFLICT) reload();
      throw error;
    }
    form.change('base', { revision, values, isSaved: true });
    notify({ kind: 'success', text: 'Se ha actualizado sus datos personales' });
    void refreshSession();
  };

  return (
    <SchemaForm
      schema={schema}
      initial={initial}
      draftKey={`datos-personales ${personId}`}
      ignoreRepeatsMs={WINDOW_MS}
      onSubmit={submit}
      aria-label="Tus datos personales"
      className={css.form}
    >
      <Group title="Identidad">
        <Identity identification={data.profile.identification} />
      </Group>
      <Group title="Contacto">
        <Contact data={data} />
      </Group>
      <Group title="Dirección">
        <Address data={data} />
      </Group>
      <Actions data={data} hasSubmitted={hasSubmitted} />
    </SchemaForm>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{title}</legend>
    <div className={css.fields}>{children}</div>
  </fieldset>
);
