import type { ReactNode } from 'react';
import type { FieldObject } from './field-object';

/** A field in its place in the form; takes what its control takes there, e.g. a hint or the options of a combo. */
export function FormField<P extends object>({
  of: field,
  ...props
}: { of: FieldObject<string, unknown, unknown, P> } & P): ReactNode {
  const { Control } = field;
  return <Control {...(props as unknown as P)} />;
}

/** Fields one after another, those that need nothing where they stand. */
export const FormFields = ({
  of: fields,
}: {
  of: readonly FieldObject<string, unknown, unknown, object>[];
}): ReactNode => fields.map(({ name, Control }) => <Control key={name} />);
