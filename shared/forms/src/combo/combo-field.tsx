import { cleanInPlace, type FieldProps, isComposing, LoadFailed, useComposition, useFormField } from '@vitrina/forms';
import { cx, Field, Icon } from '@vitrina/ui';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import css from './combo-field.module.css';
import { additionOf, type Choice, matching, sameName } from './search';

export type ComboFieldProps<T extends Choice> = FieldProps & {
  items: readonly T[];
  /** Also accepts what is not in the list, in capitals, as `{id: null, name}`. */
  free?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** Set if the items could not be loaded: shows that instead of the hint, with a button that calls it. */
  onRetry?(): void;
};

const CHANGES = useCombobox.stateChangeTypes;
const ADD = 'Presiona Enter para agregar';

const emptyText = (hasItems: boolean, typed: string | null) =>
  hasItems || typed?.trim() ? 'No existen coincidencias' : 'No hay datos';

const asTyped = (text: string) => text;
const inCapitals = (text: string) => text.toLocaleUpperCase('es');
/** Leaves a key to the field: downshift would take it. */
const keepKey = ({ nativeEvent }: KeyboardEvent) => Object.assign(nativeEvent, { preventDownshiftDefault: true });

/**
 * One item of a long list, searched by typing, ignoring accents and case. The whole item is stored, null for none. Escape
 * closes the list and takes back what was typed; it never takes the choice away. What is not in the list is added to a
 * free field by Enter or by the entry that says so, never by leaving the field.
 */
export function ComboField<T extends Choice>(props: ComboFieldProps<T>) {
  const { name, items, free = false, placeholder = 'Selecciona una opción', disabled, onRetry, ...look } = props;
  const { value, change, blur, focus, error } = useFormField<Choice | null>(name);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null); // null: not searching, the choice shows
  const matches = useMemo(() => matching(items, typed), [items, typed]);
  const addition = useMemo(() => (free ? additionOf(items, typed) : undefined), [free, items, typed]);
  const entries = addition ? [...matches, addition] : matches;

  const choose = (choice: Choice | null) => {
    setTyped(null);
    change(choice);
  };
  /** Typed text that is not chosen when the field is left: an exact name selects that item, otherwise the choice stays. */
  const takeTyped = () => {
    if (typed === null) return;
    if (typed.trim() === '') choose(null);
    else choose(sameName(items, typed) ?? value ?? null);
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
    items: entries,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.id ?? item?.name,
    selectedItem: value ?? null,
    inputValue: typing.value,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-menu`,
    stateReducer: (_, { type, changes }) => {
      if (type !== CHANGES.InputChange || !free) return changes;
      // Where only a new entry is left it is the one for Enter, and is read out.
      const text = changes.inputValue ?? '';
      const isNew = text.trim() !== '' && matching(items, text).length === 0;
      return { ...changes, highlightedIndex: isNew ? 0 : -1 };
    },
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (type !== CHANGES.InputBlur) choose(selectedItem);
    },
    // Also where the one that is chosen already is chosen again.
    onStateChange: ({ type }) => {
      if (type === CHANGES.ItemClick) setTyped(null);
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
                if (isComposing(event)) return keepKey(event);
                if (event.key === 'Escape') {
                  setTyped(null);
                  if (!isOpen) keepKey(event);
                } else if (event.key === 'Enter' && combo.highlightedIndex < 0 && typed !== null) {
                  event.preventDefault(); // takes what was typed instead of submitting the form
                  if (addition) choose(addition);
                  else takeTyped();
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
            <p role="status" className={css.empty}>
              {isOpen && matches.length === 0 && emptyText(items.length > 0, typed)}
            </p>
            <ul {...combo.getMenuProps({ className: cx(css.menu, entries.length === 0 && css.closed) })}>
              {isOpen &&
                entries.map((item, index) => (
                  <li key={item.id} {...combo.getItemProps({ item, index, className: css.item })}>
                    <span>{item === addition ? ADD : item.name}</span>
                    {item.id !== null && item.id === value?.id && <Icon name="check" size={16} />}
                  </li>
                ))}
            </ul>
          </div>
        </div>
      )}
    </Field>
  );
}
