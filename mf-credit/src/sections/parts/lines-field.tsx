import {
  defineField,
  type FieldObject,
  type FieldOptions,
  type FieldProps,
  messages,
  useFormField,
} from '@vitrina/forms';
import { cx, Field } from '@vitrina/ui';
import * as v from 'valibot';
import css from './lines-field.module.css';

type LinesLook = Omit<FieldProps, 'name' | 'label'>;

function LinesField({ name, ...look }: LinesLook & { name: string; label: string }) {
  const { value = '', change, blur, focus, error } = useFormField<string>(name);
  return (
    <Field {...look} error={error}>
      {(control) => (
        <textarea
          {...control}
          className={cx(control.className, css.lines)}
          rows={2}
          name={name}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={blur}
          onFocus={focus}
        />
      )}
    </Field>
  );
}

/** Each line trimmed, with one space between its words; lines without a word go. */
const tidied = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('\n');

/** Text of at most `max` characters in lines of its own: rows that were summed up have one for each of them. */
export const linesField = <const N extends string>({
  name,
  label,
  max,
  ...look
}: FieldOptions<N, LinesLook> & { max: number }): FieldObject<N, string, string, LinesLook> =>
  defineField({
    name,
    label,
    rule: v.optional(
      v.pipe(
        v.string(),
        v.normalize('NFC'),
        v.transform(tidied),
        v.nonEmpty(messages.required(label)),
        v.maxLength(max, messages.tooLong(label, max)),
      ),
      '',
    ),
    Control: (place: LinesLook) => <LinesField {...look} {...place} name={name} label={label} />,
  });
