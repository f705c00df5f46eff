import type { Cents } from '@vitrina/contract';
import { type FieldObject, FormFields, useFormValue } from '@vitrina/forms';
import { formatMoney, sumCents } from '@vitrina/rules';
import { Button, Callout, EmptyState, ErrorText, Table } from '@vitrina/ui';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { columnsOf } from './columns';
import { Entry } from './entry';
import css from './list-editor.module.css';
import { Row, titleOf } from './row';
import { addedRows, ENTRY, type Rows } from './rows';
import { type OnAdd, useListActions, useListErrors } from './use-list';
import { Undo, useUndo } from './use-undo';

/** Props of a list in `FormField`. */
export type ListLook<V> = {
  /** Decides on each row whose fields are valid; by default every such row is added. */
  onAdd?: OnAdd<V>;
  /** Shown while there are fewer rows than `min`; by default a sentence of the list's `item`. */
  banner?: ReactNode;
  /** The fields of a row, as `FormField`s; by default one below the other. */
  children?: ReactNode;
  disabled?: boolean;
};

type ListEditorProps<V> = ListLook<V> & {
  name: string;
  label: string;
  item: string | undefined;
  fields: readonly FieldObject[];
  min: number;
  total: string | undefined;
};

type Values = Readonly<Record<string, unknown>>;
/** The added row that is being changed, and its previous values. */
type Changing = { key: string; before: Values };

const sumOf = (rows: readonly [string, Values][], total: string) =>
  sumCents(rows.map(([, row]) => row[total]).filter((value): value is Cents => typeof value === 'number'));

/** Rows in a table, with a total; adding and changing happen in place, and a deletion can be undone. */
export function ListEditor<V extends Values>(props: ListEditorProps<V>) {
  const { name, label, item, fields, min, total, onAdd, disabled } = props;
  const { banner = item && <Callout tone="info">{`Debes completar mínimo ${min} ${item}(s)`}</Callout> } = props;
  const entryFields = props.children ?? <FormFields of={fields as never} />;
  const rows = useFormValue<Rows<V>>(name) ?? {};
  const added = addedRows(rows);
  const errors = useListErrors(name);
  const actions = useListActions<V>(name, onAdd);
  const columns = useMemo(() => columnsOf(fields, total), [fields, total]);
  const [changing, setChanging] = useState<Changing>();
  const [isAsked, setAsked] = useState(false);
  const { say, sayWithUndo, undo } = useUndo();
  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  /** What to focus after the current element is removed. */
  const [focus, setFocus] = useState<string>();
  useEffect(() => {
    if (focus === undefined) return;
    box.current?.querySelector<HTMLElement>(focus)?.focus();
    setFocus(undefined);
  }, [focus]);

  const edit = useCallback(
    (key: string) => {
      setAsked(true);
      setChanging({ key, before: actions.read()[key] as Values });
    },
    [actions],
  );
  const remove = useCallback(
    (key: string) => {
      const title = titleOf(actions.read()[key] as Values, columns);
      const bringBack = actions.remove(key);
      sayWithUndo(`Se eliminó ${title}`, () => {
        bringBack();
        setFocus(`[data-remove="${key}"]`);
      });
      setFocus('[data-undo]');
    },
    [actions, columns, sayWithUndo],
  );
  const commit = async (key: string) => {
    const committed = await actions.commit(key);
    if (committed === undefined) return;
    setChanging(undefined);
    say(`${key === ENTRY ? 'Se agregó' : 'Se guardó'} ${titleOf(actions.read()[committed] as Values, columns)}`);
    setFocus(key === ENTRY ? '[data-add]' : `[data-row="${committed}"]`);
  };
  const cancel = () => {
    if (changing) actions.restore(changing.key, changing.before as V);
    else actions.remove(ENTRY);
    setFocus(changing ? `[data-row="${changing.key}"]` : '[data-add]');
    setChanging(undefined);
  };
  const begin = () => {
    setAsked(true);
    actions.begin();
  };

  const entry = (key: string) => (
    <Entry
      path={`${name}.${key}`}
      label={key === ENTRY ? `Agregar: ${label}` : `Editar: ${label}`}
      error={key === ENTRY ? errors.entry : undefined}
      submitText={key === ENTRY ? 'Agregar' : 'Listo'}
      isAsked={isAsked}
      onSubmit={() => commit(key)}
      onCancel={cancel}
    >
      {entryFields}
    </Entry>
  );

  return (
    <fieldset ref={box} className={css.list} disabled={disabled}>
      <legend className={css.label}>{label}</legend>
      {added.length < min && banner}
      {added.length === 0 && !(ENTRY in rows) && (
        <EmptyState title="No hay elementos agregados">Agregue elementos con el botón Agregar</EmptyState>
      )}
      {added.length > 0 && (
        <Table caption={label} hideCaption className={css.table}>
          <thead>
            <tr>
              {columns.map(({ name, label, isNumber }) => (
                <th key={name} scope="col" data-number={isNumber || undefined}>
                  {label}
                </th>
              ))}
              <th scope="col" data-number>
                Acciones
              </th>
            </tr>
          </thead>
          <tbody>
            {added.map(([key, row]) =>
              key === changing?.key ? (
                <tr key={key}>
                  <td colSpan={columns.length + 1}>{entry(key)}</td>
                </tr>
              ) : (
                <Row
                  key={key}
                  rowKey={key}
                  row={row}
                  columns={columns}
                  error={errors.rows[key]}
                  onEdit={edit}
                  onRemove={remove}
                />
              ),
            )}
          </tbody>
          {total !== undefined && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={columns.findIndex((column) => column.name === total)}>
                  Total
                </th>
                <td data-number>{formatMoney(sumOf(added, total))}</td>
                <td colSpan={columns.length - columns.findIndex((column) => column.name === total)} />
              </tr>
            </tfoot>
          )}
        </Table>
      )}
      <Undo {...undo} />
      {ENTRY in rows ? (
        entry(ENTRY)
      ) : (
        <Button
          variant="secondary"
          data-add
          data-invalid={errors.list ? true : undefined}
          aria-describedby={errors.list && `${id}-error`}
          onClick={begin}
        >
          Agregar
        </Button>
      )}
      <ErrorText id={`${id}-error`}>{errors.list}</ErrorText>
    </fieldset>
  );
}
