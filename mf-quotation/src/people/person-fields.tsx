import { DigitsField, EmailField, PhoneField, TextField } from '@vitrina/forms';

/** The fields of a person (specification 1, section 5), in a grid of the form around them. `whole` spans its columns. */
export const PersonFields = ({ whole, emailHint }: { whole?: string; emailHint: string }) => (
  <>
    <div className={whole}>
      <DigitsField name="ci" label="Cédula" hint="Los 10 dígitos, sin guion" />
    </div>
    <TextField name="nombres" label="Nombres" autoComplete="given-name" autoCapitalize="words" />
    <TextField name="apellidos" label="Apellidos" autoComplete="family-name" autoCapitalize="words" />
    <EmailField name="email" label="Correo electrónico" hint={emailHint} />
    <PhoneField name="telefono" label="Celular" />
  </>
);
