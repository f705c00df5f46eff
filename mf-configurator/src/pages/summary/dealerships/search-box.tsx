import { Field, IconButton } from '@vitrina/ui';
import { useRef } from 'react';
import css from './search-box.module.css';

const LABEL = 'Busca concesionario';

type SearchBoxProps = { search: string; onSearch(search: string): void };

/** The search field, with a button of its own that empties it: the browser's cross differs from one to the next. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <Field label={LABEL} hideLabel optional className={css.search}>
      {({ className, ...control }) => (
        <span className={css.box}>
          <input
            {...control}
            ref={input}
            type="search"
            aria-label={LABEL}
            placeholder={LABEL}
            autoComplete="off"
            className={`${className} ${css.input}`}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
          {search !== '' && (
            <IconButton icon="close" label="Borrar la búsqueda" className={css.clear} onClick={clear} />
          )}
        </span>
      )}
    </Field>
  );
}
