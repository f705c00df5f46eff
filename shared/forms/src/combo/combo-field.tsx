import { cleanInPlace, type FieldProps, isComposing, LoadFailed, useComposition, useFormField } from '@vitrina/forms';
import { foldAccents, includesFolded } from '@vitrina/rules';
import { cx, Field, Icon } from '@vitrina/ui';
import { useCombobox } from 'downshift';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import css from './combo-field.module.css';

/** An option; one written by the user has no id. */
export type Choice = { id: string | number | null; name: string };

export type ComboFieldProps<T extends Choice> = FieldProps & {
  items: readonly T[];
  /** Also accepts what is not in the list, in capitals, as `{id: null, name}`. */
  free?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** Set if the items could not be loaded: shows that instead of the hint, with a button that calls it. */
  onRetry?(): void;
};

const emptyText = (hasItems: boolean, free: boolean) => {
  if (!hasItems && !free) return 'No hay datos';
  return free ? 'No existen coincidencias. Presiona Enter para agregar' : 'No existen coincidencias';
};

/** The items that hold what was typed; those that begin with it first: 'qui' is Quito before Gualaquiza. */
function matching(items: readonly Choice[], typed: string | null): Choice[] {
  if (!typed) return [...items];
  const start = foldAccents(typed.trim());
  const found = items.filter((item) => includesFolded(item.name, typed));
  const isFirst = (item: Choice) => foldAccents(item.name).startsWith(start);
  return [...found.filter(isFirst), ...found.filter((item) => !isFirst(item))];
}

const asTyped = (text: string) => text;
const inCapitals = (text: string) => text.toLocaleUpperCase('es');

/** One item of a long list, searched by typing, ignoring accents and case. The whole item is stored, null for none. */
export function ComboField<T extends Choice>(props: ComboFieldProps<T>) {
  const { name, items, free = false, placeholder = 'Selecciona una opción', disabled, onRetry, ...look } = props;
  const { value, change, blur, focus, error } = useFormField<Choice | null>(name);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null); // null: not searching, the choice shows
  const matches = useMemo(() => matching(items, typed), [items, typed]);

  const choose = (choice: Choice | null) => {
    setTyped(null);
    change(choice);
  };
  /**
   * Text that was typed but not chosen: an exact name selects that item, in a free field any other text becomes a new
   * one; otherwise the choice stays.
   */
  const takeTyped = () => {
    if (typed === null) return;
    const text = typed.trim();
    const same = items.find((item) => foldAccents(item.name) === foldAccents(text));
    if (text === '') choose(null);
    else if (same) choose(same);
    else if (free) choose({ id: null, name: text });
    else setTyped(null);
  };

  const clean = free ? inCapitals : asTyped;
  const typing = useComposition({
    value: typed ?? value?.name ?? '',
    take: (control) => setTyped(cleanInPlace(control, clean)),
    preview: (text) => {
      setTyped(clean(text));
      return clean(text);
    },
  });
  const combo = useCombobox<Choice>({
    items: matches,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.id ?? item?.name,
    selectedItem: value ?? null,
    inputValue: typing.value,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) choose(selectedItem);
    },
  });
  const isOpen = combo.isOpen && !disabled;

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);

  return (
    <Field {...look} id={id} hint={onRetry ? <LoadFailed onRetry={onRetry} /> : look.hint} error={error}>
      {(control) => (
        <div className={css.box}>
          <input
            {...combo.getInputProps({
              ...control,
              name,
              disabled,
              placeholder,
              autoComplete: 'off',
              spellCheck: false,
              onChange: typing.onChange,
              onCompositionStart: typing.onCompositionStart,
              onCompositionEnd: typing.onCompositionEnd,
              onKeyDown: (event) => {
                if (isComposing(event)) return;
                if (event.key === 'Enter' && combo.highlightedIndex < 0 && typed !== null) {
                  event.preventDefault(); // takes what was typed instead of submitting the form
                  takeTyped();
                  combo.closeMenu();
                }
              },
              onFocus: focus,
              onBlur: (event) => {
                typing.onBlur(event);
                takeTyped();
                blur();
              },
            })}
          />
          <button
            type="button"
            {...combo.getToggleButtonProps({ disabled, className: css.toggle })}
            aria-label={`Mostrar opciones de ${look.label}`}
          >
            <Icon name="chevron-down" />
          </button>
          <div ref={popup} className={cx(css.popup, !isOpen && css.closed)}>
            <ul {...combo.getMenuProps({ className: cx(css.menu, matches.length === 0 && css.closed) })}>
              {isOpen &&
                matches.map((item, index) => (
                  <li key={item.id} {...combo.getItemProps({ item, index, className: css.item })}>
                    <span>{item.name}</span>
                    {item.id === value?.id && <Icon name="check" size={16} />}
                  </li>
                ))}
            </ul>
            <p role="status" className={css.empty}>
              {isOpen && matches.length === 0 && emptyText(items.length > 0, free)}
            </p>
          </div>
        </div>
      )}
    </Field>
  );
}
