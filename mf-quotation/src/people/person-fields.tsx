import { DigitsField, EmailField, PhoneField, TextField } from '@vitrina/forms';
import { FieldGrid, WholeRow } from '@vitrina/journey';

/** The fields of a person (specification 1, section 5). */
export const PersonFields = ({ emailHint }: { emailHint: string }) => (
  <FieldGrid>
    <WholeRow>
      <DigitsField name="ci" label="Cédula" hint="Los 10 dígitos, sin guion" />
    </WholeRow>
    <TextField name="nombres" label="Nombres" autoComplete="given-name" autoCapitalize="words" />
    <TextField name="apellidos" label="Apellidos" autoComplete="family-name" autoCapitalize="words" />
    <EmailField name="email" label="Correo electrónico" hint={emailHint} />
    <PhoneField name="telefono" label="Celular" />
  </FieldGrid>
);
