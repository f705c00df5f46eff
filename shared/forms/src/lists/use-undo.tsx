import { Button } from '@vitrina/ui';
import { useCallback, useEffect, useState } from 'react';
import css from './list-editor.module.css';

/** How long a deleted row can be brought back; longer while the focus is on the offer. */
const OFFER_MS = 10_000;

/** A deletion that can be taken back until a time of `Date.now()`. */
type Offer = { until: number; takeBack(): void };

/** The last deletion, and what screen readers are told about the list. */
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

/** What was done last, and 'Deshacer' after a deletion. It stays while it has the focus: nobody is hurried off it. */
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
