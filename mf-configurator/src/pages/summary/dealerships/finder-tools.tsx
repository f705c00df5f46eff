import { Button, Icon } from '@vitrina/ui';
import css from './finder-tools.module.css';
import { SearchBox } from './search-box';
import type { useLocation } from './use-location';

type FinderToolsProps = {
  search: string;
  onSearch(search: string): void;
  location: ReturnType<typeof useLocation>;
  /** How many dealerships are shown; undefined while they load. */
  count: number | undefined;
};

const counted = (count: number | undefined) =>
  count === undefined ? '' : count === 1 ? '1 concesionario' : `${count} concesionarios`;

/** Filters and order of the dealerships, for map and list alike. */
export function FinderTools({ search, onSearch, location, count }: FinderToolsProps) {
  return (
    <div className={css.tools}>
      <SearchBox search={search} onSearch={onSearch} />
      {location.isSupported && !location.place && (
        <Button variant="secondary" busy={location.isAsking} onClick={location.ask}>
          <Icon name="pin" />
          Ordenar por cercanía
        </Button>
      )}
      <output className={css.count}>{counted(count)}</output>
    </div>
  );
}
