import { FormField } from '@vitrina/forms';
import { FieldGrid, WholeRow } from '@vitrina/journey';
import { apellidos, ci, email, nombres, telefono } from './person-form';

/** The fields of a person, laid out. */
export const PersonFields = ({ emailHint }: { emailHint: string }) => (
  <FieldGrid>
    <WholeRow>
      <FormField of={ci} />
    </WholeRow>
    <FormField of={nombres} />
    <FormField of={apellidos} />
    <FormField of={email} hint={emailHint} />
    <FormField of={telefono} />
  </FieldGrid>
);
