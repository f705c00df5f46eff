import { Switch } from '@vitrina/ui';
import type { CheckboxFieldProps } from './checkbox-field';
import { useFormField } from './use-form-field';

/** Yes or no as a switch, stored as a boolean. */
export function SwitchField({ name, ...rest }: CheckboxFieldProps) {
  const { value = false, change, blur, focus, error } = useFormField<boolean>(name);
  return (
    <Switch
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
