import { type FieldObject, FormFields, useFormValue } from '@vitrina/forms';
import { Button, Callout, ErrorText } from '@vitrina/ui';
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { columnsOf, type ListColumn } from './columns';
import { Entry } from './entry';
import css from './list-editor.module.css';
import { ListTable } from './list-table';
import { addedRows, ENTRY, type Rows } from './rows';
import { titlesWith } from './titles';
import { useFocusAfter } from './use-focus-after';
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
  columns: readonly ListColumn<V>[];
  min: number;
  total: string | undefined;
};

type Values = Readonly<Record<string, unknown>>;
/** The added row that is being changed, and its previous values. */
type Changing = { key: string; before: Values };

const editorOf = (key: string) => `[data-row="${key}"]`;
const removerOf = (key: string) => `[data-remove="${key}"]`;

/** Rows in a table, with a total; adding and changing happen in place, and a deletion can be undone. */
export function ListEditor<V extends Values>(props: ListEditorProps<V>) {
  const { name, label, item, fields, min, total, onAdd, disabled } = props;
  const { banner = item && <Callout role="note">{`Debes completar mínimo ${min} ${item}(s)`}</Callout> } = props;
  const entryFields = props.children ?? <FormFields of={fields as never} />;
  const rows = useFormValue<Rows<V>>(name) ?? {};
  const added = addedRows(rows);
  const errors = useListErrors(name);
  const actions = useListActions<V>(name, onAdd);
  const columns = useMemo(() => columnsOf(props.columns, total), [props.columns, total]);
  const titlesOf = useMemo(() => titlesWith(columns), [columns]);
  const [changing, setChanging] = useState<Changing>();
  const [isAsked, setAsked] = useState(false);
  const { say, sayWithUndo, undo } = useUndo();
  const box = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusAfter(box);
  const id = useId();

  const titleNow = useCallback(
    (key: string) => titlesOf(addedRows(actions.read())).get(key) ?? '',
    [actions, titlesOf],
  );
  const edit = useCallback(
    (key: string) => {
      setAsked(true);
      setChanging({ key, before: actions.read()[key] as Values });
    },
    [actions],
  );
  const remove = useCallback(
    (key: string, isByKeyboard: boolean) => {
      const title = titleNow(key);
      const keys = addedRows(actions.read()).map(([other]) => other);
      const place = keys.indexOf(key);
      const bringBack = actions.remove(key);
      sayWithUndo(`Se eliminó ${title}`, {
        isInUse: () => isByKeyboard && box.current?.contains(document.activeElement) === true,
        takeBack() {
          bringBack();
          focusAfter(removerOf(key));
        },
      });
      const others = [...keys.slice(place + 1), ...keys.slice(0, place).reverse()];
      focusAfter(...others.map(removerOf), '[data-add]', '[data-undo]');
    },
    [actions, titleNow, sayWithUndo, focusAfter],
  );
  const commit = async (key: string) => {
    const committed = await actions.commit(key);
    if (committed === undefined) return;
    setChanging(undefined);
    say(`${key === ENTRY ? 'Se agregó' : 'Se guardó'} ${titleNow(committed)}`);
    focusAfter(key === ENTRY ? '[data-add]' : editorOf(committed));
  };
  const cancel = () => {
    if (changing) actions.restore(changing.key, changing.before as V);
    else actions.remove(ENTRY);
    focusAfter(changing ? editorOf(changing.key) : '[data-add]');
    setChanging(undefined);
  };
  const begin = () => {
    setAsked(true);
    actions.begin();
  };

  const entry = (key: string) => (
    <Entry
      path={`${name}.${key}`}
      listLabel={label}
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
        <p className={css.empty}>
          <span>No hay elementos agregados</span>. <span>Agregue elementos con el botón Agregar</span>
        </p>
      )}
      {added.length > 0 && (
        <ListTable
          label={label}
          columns={columns}
          rows={added}
          titles={titlesOf(added)}
          errors={errors.rows}
          total={total}
          changing={changing?.key}
          fields={changing && entry(changing.key)}
          onEdit={edit}
          onRemove={remove}
        />
      )}
      <Undo {...undo} />
      {ENTRY in rows ? (
        entry(ENTRY)
      ) : (
        <Button
          variant="secondary"
          id={`${id}-add`}
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
