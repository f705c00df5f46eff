import { SubmitButton, useUnsaved } from '@vitrina/forms';
import { BottomBar, Button } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import { Conflict } from '../drafts/conflict';
import { DraftWords, useStanding } from '../drafts/draft-words';
import css from './save-bar.module.css';
import type { SectionProps } from './section-props';

/**
 * The end of a section's form: Guardar, and how far what is typed is kept. While something is unsaved it sticks to the
 * bottom edge, so that there is one Guardar, always in sight.
 */
export function SaveBar({ section: { draft, onUnsaved } }: { section: SectionProps }) {
  const isUnsaved = useUnsaved();
  const standing = useStanding(draft);
  const isConflict = standing.is === 'conflict';
  const choice = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    onUnsaved?.(isUnsaved);
    return () => onUnsaved?.(false);
  }, [onUnsaved, isUnsaved]);
  return (
    <>
      {isConflict && (
        <div className={css.conflict}>
          <Conflict draft={draft} first={choice} />
        </div>
      )}
      <div className={isUnsaved || isConflict ? css.sticks : css.rests}>
        <BottomBar
          text={isConflict ? 'Esta sección cambió en otra ventana' : isUnsaved ? 'Falta guardar esta sección' : ''}
        >
          {isConflict ? (
            <Button size="s" variant="quiet" onClick={() => choice.current?.focus()}>
              Elegir
            </Button>
          ) : (
            <DraftWords standing={standing} />
          )}
          <SubmitButton>Guardar</SubmitButton>
        </BottomBar>
      </div>
    </>
  );
}
