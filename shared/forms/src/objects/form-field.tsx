import type { ReactNode } from 'react';
import type { FieldObject } from './field-object';

/** Renders a field; takes its control's other props, e.g. a hint or the options of a combo. */
export function FormField<P extends object>({
  of: field,
  ...props
}: { of: FieldObject<string, unknown, unknown, P> } & P): ReactNode {
  const { Control } = field;
  return <Control {...(props as unknown as P)} />;
}

/** Renders fields that need no other props, one after the other. */
export const FormFields = ({
  of: fields,
}: {
  of: readonly FieldObject<string, unknown, unknown, object>[];
}): ReactNode => fields.map(({ name, Control }) => <Control key={name} />);
