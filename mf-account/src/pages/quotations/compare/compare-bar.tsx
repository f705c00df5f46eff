import { Button } from '@vitrina/ui';
import { openComparison } from './address';
import css from './compare.module.css';
import type { Choice } from './use-choice';

const wordsOf = ({ ids, refused }: Choice): string => {
  if (refused !== undefined) return 'Ya elegiste tres';
  if (ids.length === 0) return 'Elige dos o tres';
  return ids.length === 1 ? '1 elegida · Elige otra' : `${ids.length} elegidas`;
};

/** At the bottom while the cards have boxes: how many are ticked, and 'Comparar'. */
export function CompareBar({ choice, onEnd }: { choice: Choice; onEnd(): void }) {
  const { ids } = choice;
  return (
    <section className={css.bar} aria-label="Comparar cotizaciones">
      <output className={css.words}>{wordsOf(choice)}</output>
      <Button variant="quiet" size="s" onClick={onEnd}>
        Cancelar
      </Button>
      <Button size="s" disabled={ids.length < 2} onClick={() => openComparison(ids)}>
        Comparar
      </Button>
    </section>
  );
}
