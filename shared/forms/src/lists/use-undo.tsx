import { Button } from '@vitrina/ui';
import { useCallback, useEffect, useState } from 'react';
import css from './list-editor.module.css';

/** How long a deletion can be undone; longer while the offer has the focus. */
const OFFER_MS = 10_000;

/** A deletion that can be undone until a `Date.now()` time. */
type Offer = { until: number; takeBack(): void };

/** The last deletion, and the announcement to screen readers about the list. */
export function useUndo() {
  const [offer, setOffer] = useState<Offer>();
  const [said, setSaid] = useState('');
  const say = useCallback((text: string) => {
    setOffer(undefined);
    setSaid(text);
  }, []);
  const sayWithUndo = useCallback((text: string, takeBack: () => void) => {
    setSaid(text);
    setOffer({ until: Date.now() + OFFER_MS, takeBack });
  }, []);
  const end = useCallback(() => setOffer(undefined), []);
  return { say, sayWithUndo, undo: { said, offer, onEnd: end } };
}

type UndoProps = ReturnType<typeof useUndo>['undo'];

/** The last action, and 'Deshacer' after a deletion. It stays while it has the focus, so that nobody is hurried. */
export function Undo({ said, offer, onEnd }: UndoProps) {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!offer || isFocused) return;
    const timer = setTimeout(onEnd, Math.max(0, offer.until - Date.now()));
    return () => clearTimeout(timer);
  }, [offer, isFocused, onEnd]);
  const takeBack = () => {
    setFocused(false);
    onEnd();
    offer?.takeBack();
  };

  return (
    <div className={css.undo}>
      <p role="status" className={offer ? undefined : css.silent}>
        {said}
      </p>
      {offer && (
        <Button
          variant="quiet"
          size="s"
          data-undo
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={takeBack}
        >
          Deshacer
        </Button>
      )}
    </div>
  );
}
