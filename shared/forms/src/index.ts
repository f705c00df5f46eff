export { type DependentTimes, type Loaded, useDependent } from './dependent/use-dependent';
export { type Clean, cleanInPlace } from './fields/clean-in-place';
export { LoadFailed } from './fields/load-failed';
export { SubmitButton, type SubmitButtonProps } from './fields/submit-button';
export { isComposing, type Typing, useComposition } from './fields/use-composition';
export { type FieldProps, useFormField } from './fields/use-form-field';
export { type Complaint, complaint } from './form/complaint';
export type { Draft, DraftStore } from './form/draft-store';
export { ErrorSummary, type ErrorSummaryProps } from './form/error-summary';
export { FieldsAt, useFormPath } from './form/field-path';
export { type FormHandle, useFormHandle, useUnsaved } from './form/handle';
export type { FieldErrors, SubmitContext, SubmitHandler } from './form/model';
export { SchemaForm, type SchemaFormProps } from './form/schema-form';
export { usePreload } from './form/use-preload';
export type { FormSchema } from './form/validate';
export { useFormApi, useFormValue, useFormValues, useSetFormValue } from './form/values';
export {
  checkField,
  consentField,
  type Item,
  lockedField,
  radioField,
  selectField,
  switchField,
} from './objects/choice-kinds';
export {
  type Condition,
  defineField,
  type FieldObject,
  type OutputOf,
  optional,
  type ValuesOf,
  when,
} from './objects/field-object';
export { FormField, FormFields } from './objects/form-field';
export {
  bankNumberField,
  currentPasswordField,
  digitsField,
  emailField,
  type FieldOptions,
  identityField,
  integerField,
  landlineField,
  mobileField,
  namesField,
  otpField,
  passwordField,
  phoneField,
  plateField,
  type TextLook,
  textField,
} from './objects/kinds';
export { type Check, repeats, type SchemaOf, schemaOf } from './objects/schema-of';
export { filled, messages, requiredText, selected, selectedOrWritten } from './schemas';
