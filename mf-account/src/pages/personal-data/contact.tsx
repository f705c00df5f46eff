import { FormField, useSetFormValue } from '@vitrina/forms';
import { Callout } from '@vitrina/ui';
import { email, emailType, mobile, phoneType } from './fields';
import { emailOf, phoneOf } from './stored-values';
import type { PersonalData } from './use-personal-data';
import { useTypeFills } from './use-type-fills';

/** E-mail address and mobile, each with its type: choosing one shows what is stored of that type. */
export function Contact({ data }: { data: PersonalData }) {
  const { profile, emailTypes, phoneTypes } = data;
  const set = useSetFormValue();
  useTypeFills('tipoEmail', (typeId) => set(email.name, emailOf(profile, typeId)));
  useTypeFills('tipoTelf', (typeId) => set(mobile.name, phoneOf(profile, typeId)));
  return (
    <>
      <FormField of={emailType} options={emailTypes} />
      <FormField of={email} />
      {profile.emails.map((stored) => (
        <Pending key={stored.typeId} {...stored} />
      ))}
      <FormField of={phoneType} options={phoneTypes} />
      <FormField of={mobile} />
    </>
  );
}

/** A new address that waits for its confirmation, what counts until then, and how to stay with that. */
function Pending({ address, pendingAddress }: { address: string; pendingAddress?: string | undefined }) {
  if (!pendingAddress) return null;
  const until = address ? ` Hasta entonces cuenta ${address}: para quedarte con ese, escríbelo y actualiza.` : '';
  return (
    <Callout title={`Falta confirmar ${pendingAddress}`}>
      {`Te enviamos un mensaje a esa dirección: abre su enlace para confirmarla.${until}`}
    </Callout>
  );
}
