import { FieldsAt, isComposing } from '@vitrina/forms';
import { Button, ErrorText } from '@vitrina/ui';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './list-editor.module.css';

type EntryProps = {
  /** Path of the row from the list's parent: `activos.new`. */
  path: string;
  label: string;
  listLabel: string;
  /** Shown after a submit while this row is unfinished. */
  error?: string;
  /** Text of the submit button: 'Agregar' for a new row, 'Listo' for a changed one. */
  submitText: string;
  /** Opened by the user, so its first field gets the focus. */
  isAsked: boolean;
  onSubmit(): void;
  onCancel(): void;
  children: ReactNode;
};

const FIRST = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * The fields of one row, with buttons to add it or cancel. Enter in a field adds the row; it does not submit the form.
 */
export const Entry = memo(function Entry(props: EntryProps) {
  const { path, label, listLabel, error, submitText, isAsked, onSubmit, onCancel, children } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useEffect(() => {
    if (isAsked) group.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [isAsked]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event) || !isField) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <fieldset ref={group} aria-label={label} className={css.entry} onKeyDown={onKeyDown}>
      <FieldsAt path={path}>{children}</FieldsAt>
      <div className={css.actions}>
        <Button
          variant="secondary"
          size="s"
          id={`${id}-submit`}
          data-invalid={error ? true : undefined}
          data-error-of={listLabel}
          aria-describedby={error && `${id}-error`}
          onClick={onSubmit}
        >
          {submitText}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </fieldset>
  );
});
