import { IconButton } from '@vitrina/ui';
import type { Pages } from './use-pages';
import css from './viewer.module.css';

/** The page that is in sight, read out when it changes, and the ways to its neighbours. */
export function PageTools({ pages: { current, count, turn } }: { pages: Pages }) {
  return (
    <div className={css.tools}>
      <IconButton icon="chevron-left" label="Página anterior" aria-disabled={current === 1} onClick={() => turn(-1)} />
      <span role="status" className={css.factor}>
        {`Página ${current} de ${count}`}
      </span>
      <IconButton
        icon="chevron-right"
        label="Página siguiente"
        aria-disabled={current === count}
        onClick={() => turn(1)}
      />
    </div>
  );
}
