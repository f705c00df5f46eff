import { useField, useForm, useFormState } from 'react-final-form';
import { useFormPath } from './field-path';
import { useKeeper } from './keeper';

/** The form itself (final-form's), for a control that is more than a field. */
export const useFormApi = useForm;

/** The value of one field; rerenders only when it changes. */
export function useFormValue<T>(name: string): T | undefined {
  const path = useFormPath(name);
  useKeeper().keep(path);
  return (
    useField<T>(path, { subscription: { value: true }, format: (value) => value, allowNull: true }).input.value ??
    undefined
  );
}

/** All values. Rerenders on every keystroke anywhere: prefer `useFormValue`. */
export function useFormValues<T extends Record<string, unknown>>(): Partial<T> {
  return useFormState<T>({ subscription: { values: true } }).values;
}

/** Sets a value from outside its field, e.g. clears the canton when the province changes. */
export function useSetFormValue(): (name: string, value: unknown) => void {
  const form = useForm();
  const { keep } = useKeeper();
  return (name, value) => {
    keep(name);
    form.change(name, value);
  };
}
