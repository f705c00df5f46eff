import { Button, VisuallyHidden } from '@vitrina/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import css from './list-editor.module.css';

/** How long a deletion can be undone; longer while the offer is in use. */
const OFFER_MS = 10_000;
/** How often it is asked whether the offer is still in use. */
const ASK_MS = 1_000;

type Undoing = {
  takeBack(): void;
  /** Whether the person who deleted by keyboard is still on the way to the offer. */
  isInUse(): boolean;
};

/** The last deletion, and the announcement to screen readers about the list. */
export function useUndo() {
  const [offer, setOffer] = useState<Undoing>();
  const [said, setSaid] = useState('');
  const say = useCallback((text: string) => {
    setOffer(undefined);
    setSaid(text);
  }, []);
  const sayWithUndo = useCallback((text: string, undoing: Undoing) => {
    setSaid(text);
    setOffer(undoing);
  }, []);
  const end = useCallback(() => setOffer(undefined), []);
  return { say, sayWithUndo, undo: { said, offer, onEnd: end } };
}

type UndoProps = ReturnType<typeof useUndo>['undo'];

/**
 * The last action, and 'Deshacer' after a deletion. It stays while it has the focus, and after a deletion by keyboard
 * while the focus is in the list, so that nobody is hurried.
 */
export function Undo({ said, offer, onEnd }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!offer) return;
    const isInUse = () => document.activeElement === button.current || offer.isInUse();
    const ask = () => {
      if (isInUse()) timer = setTimeout(ask, ASK_MS);
      else onEnd();
    };
    let timer = setTimeout(ask, OFFER_MS);
    return () => clearTimeout(timer);
  }, [offer, onEnd]);
  const takeBack = () => {
    onEnd();
    offer?.takeBack();
  };

  return (
    <div className={css.undo}>
      <p role="status" className={offer ? undefined : css.silent}>
        <span>{said}</span>
        {offer && <VisuallyHidden>. Puedes deshacerlo con el botón que sigue a la lista</VisuallyHidden>}
      </p>
      {offer && (
        <Button ref={button} variant="quiet" size="s" data-undo onClick={takeBack}>
          Deshacer
        </Button>
      )}
    </div>
  );
}
