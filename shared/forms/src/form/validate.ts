import { FORM_ERROR, getIn, setIn, type ValidationErrors } from 'final-form';
import * as v from 'valibot';

/** A schema of a whole form. */
export type FormSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * Makes a record-level validator from a schema: the first message of each path wins, nested paths stay nested, an issue
 * without a path belongs to the form.
 */
export const validateWith =
  (schema: FormSchema) =>
  (values: unknown): ValidationErrors => {
    const { issues = [] } = v.safeParse(schema, values);
    let errors: Record<string, unknown> = {};
    for (const issue of issues) {
      const path = v.getDotPath(issue) ?? FORM_ERROR;
      const parent = path.includes('.') ? getIn(errors, path.slice(0, path.lastIndexOf('.'))) : undefined;
      if (typeof parent === 'string' || getIn(errors, path) !== undefined) continue;
      errors = setIn(errors, path, issue.message) as Record<string, unknown>;
    }
    return errors;
  };
