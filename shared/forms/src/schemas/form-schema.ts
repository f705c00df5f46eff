import * as v from 'valibot';
import { messages } from './messages';

/** The schema of a form, of the building blocks by field name. */
export const formSchema = <E extends v.ObjectEntries>(entries: E) => v.object(entries);

/** Like `formSchema`, and `confirmation` must repeat `field`; says so at the confirmation once both are filled. */
export const formSchemaWithConfirmation = <E extends v.ObjectEntries>(
  entries: E,
  {
    field = 'password',
    confirmation = 'confirmacion',
  }: { field?: keyof E & string; confirmation?: keyof E & string } = {},
) =>
  v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      const values = dataset.value as Record<string, unknown>;
      if (!values[confirmation] || values[field] === values[confirmation]) return;
      addIssue({
        message: messages.notTheSame,
        path: [{ type: 'object', origin: 'value', input: values, key: confirmation, value: values[confirmation] }],
      });
    }),
  );
