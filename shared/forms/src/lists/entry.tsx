import { FieldsAt } from '@vitrina/forms';
import { Button, ErrorText } from '@vitrina/ui';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './list-editor.module.css';

type EntryProps = {
  /** Path of the row from the list's parent: `activos.new`. */
  path: string;
  label: string;
  /** Said once the form was sent with this row half written. */
  error?: string;
  /** Where the buttons are: 'Agregar' for a new row, 'Listo' for one that is changed. */
  submitText: string;
  /** It was opened by the user, so the focus goes to its first field. */
  isAsked: boolean;
  onSubmit(): void;
  onCancel(): void;
  children: ReactNode;
};

const FIRST = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** The fields of one row, with the buttons that add it or leave it. Enter in a field adds; it does not send the form. */
export const Entry = memo(function Entry(props: EntryProps) {
  const { path, label, error, submitText, isAsked, onSubmit, onCancel, children } = props;
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isAsked) group.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [isAsked]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || event.defaultPrevented || !isField) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would show its legend
    <div ref={group} role="group" aria-label={label} className={css.entry} onKeyDown={onKeyDown}>
      <FieldsAt path={path}>{children}</FieldsAt>
      <div className={css.actions}>
        <Button
          variant="secondary"
          size="s"
          data-invalid={error ? true : undefined}
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
    </div>
  );
});
