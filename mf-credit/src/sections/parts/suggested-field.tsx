import {
  defineField,
  type FieldObject,
  type FieldOptions,
  type FieldProps,
  requiredText,
  useFormField,
} from '@vitrina/forms';
import { Input } from '@vitrina/ui';
import { useId } from 'react';

type SuggestedLook = Omit<FieldProps, 'name' | 'label'> & {
  /** What may be meant; anything else may be typed too. */
  suggestions?: readonly { id: number; name: string }[];
  autoComplete?: string;
};

function SuggestedField({ name, suggestions = [], ...look }: SuggestedLook & { name: string; label: string }) {
  const { value = '', change, blur, focus, error } = useFormField<string>(name);
  const id = useId();
  return (
    <>
      <Input
        autoComplete="off"
        {...look}
        name={name}
        list={`${id}-suggestions`}
        value={value}
        error={error}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
        onFocus={focus}
      />
      <datalist id={`${id}-suggestions`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion.id} value={suggestion.name} />
        ))}
      </datalist>
    </>
  );
}

/**
 * Text of at most `max` characters with suggestions, as a native list: what was typed counts as it stands. A combo takes a
 * new entry only when it is confirmed, which is one press too many for a text that is free.
 */
export const suggestedField = <const N extends string>({
  name,
  label,
  max,
  ...look
}: FieldOptions<N, SuggestedLook> & { max: number }): FieldObject<N, string, string, SuggestedLook> =>
  defineField({
    name,
    label,
    rule: requiredText(label, max),
    Control: (place: SuggestedLook) => <SuggestedField {...look} {...place} name={name} label={label} />,
  });
