import { defineField, type FieldObject, type FieldOptions, messages } from '@vitrina/forms';
import * as v from 'valibot';
import { FileField, type FileFieldProps } from './file-field';
import { refusalOf } from './file-value';

type FileLook = Omit<FileFieldProps, 'name' | 'label'>;

/**
 * One file, an image or a PDF of at most 1.5 MB (1,572,864 bytes); a larger picture is made smaller. The value is the
 * `File`, which is never stored in a draft. Encode it in `onSubmit`: `encodeFile(output.archivo)`.
 */
export const fileField = <const N extends string>({
  name,
  label,
  ...look
}: FieldOptions<N, FileLook>): FieldObject<N, File | null, File, FileLook> =>
  defineField({
    name,
    label,
    rule: v.optional(
      v.pipe(
        v.custom<File | null>((value) => value === null || value instanceof File),
        v.check((value) => value !== null, messages.required(label)),
        v.check(
          (value) => value === null || refusalOf(value) === null,
          ({ input }) => (input && refusalOf(input)) ?? '',
        ),
        v.transform((value) => value as File),
      ),
      null,
    ),
    Control: (place: FileLook) => <FileField {...look} {...place} name={name} label={label} />,
  });
