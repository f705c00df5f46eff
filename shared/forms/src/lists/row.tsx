import { ErrorText } from '@vitrina/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { Column } from './columns';
import css from './list-editor.module.css';

type Values = Readonly<Record<string, unknown>>;

type RowProps = {
  rowKey: string;
  row: Values;
  columns: readonly Column[];
  /** What it is called in its list. */
  title: string;
  /** Of the list. */
  listLabel: string;
  /** Its error, e.g. of a loaded row. */
  error?: string;
  onEdit(key: string): void;
  onRemove(key: string, isByKeyboard: boolean): void;
};

/** One added row. Rerenders only when it changes. */
export const Row = memo(function Row({ rowKey, row, columns, title, listLabel, error, onEdit, onRemove }: RowProps) {
  const id = useId();
  return (
    <tr className={css.row}>
      {columns.map(({ name, label, isNumber, show }) => (
        <td key={name} data-label={label} data-number={isNumber || undefined}>
          {show(row)}
        </td>
      ))}
      <td className={css.buttons}>
        <ErrorText id={id}>{error}</ErrorText>
        <button
          type="button"
          className={css.button}
          id={`${id}-edit`}
          data-row={rowKey}
          data-error-of={`${listLabel}, ${title}`}
          data-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onClick={() => onEdit(rowKey)}
        >
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{`Editar ${title}`}</span>
        </button>
        <button
          type="button"
          className={css.button}
          data-remove={rowKey}
          onClick={({ detail }) => onRemove(rowKey, detail === 0)}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{`Eliminar ${title}`}</span>
        </button>
      </td>
    </tr>
  );
});
