import { Checkbox } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { useFormField } from './use-form-field';

export type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
};

/** Yes or no, stored as a boolean. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { value = false, change, blur, focus, error } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={value}
      error={error}
      onChange={(event) => change(event.target.checked)}
      onBlur={blur}
      onFocus={focus}
    />
  );
}
