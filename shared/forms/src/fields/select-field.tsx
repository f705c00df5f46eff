import { type Option, Select } from '@vitrina/ui';
import { LoadFailed } from './load-failed';
import { type FieldProps, useFormField } from './use-form-field';

export type SelectFieldProps<T extends Option> = FieldProps & {
  options: readonly T[];
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
  /** Set if the options could not be loaded: shows that instead of the hint, with a button that calls it. */
  onRetry?(): void;
};

/** One option of a short list, as a native select; the whole option is stored, null for none. */
export function SelectField<T extends Option>({ name, options, placeholder, onRetry, ...rest }: SelectFieldProps<T>) {
  const { value, change, blur, focus, error } = useFormField<T | null>(name);
  return (
    <Select
      {...rest}
      hint={onRetry ? <LoadFailed onRetry={onRetry} /> : rest.hint}
      name={name}
      options={options}
      placeholder={options.length === 0 ? 'No hay datos' : placeholder}
      value={value?.id ?? ''}
      error={error}
      onChange={(event) => change(options.find((option) => String(option.id) === event.target.value) ?? null)}
      onBlur={blur}
      onFocus={focus}
    />
  );
}
