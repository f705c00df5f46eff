import { Button } from '@vitrina/ui';
import { type RefObject, useEffect, useState } from 'react';
import css from './documents.module.css';

/** How long a deletion can be undone; longer while the offer has the focus. */
const OFFER_MS = 10_000;

/** A deletion that can be undone until a `Date.now()` time. */
type Offer = { text: string; until: number; takeBack(): void };

/** The last deletion, for as long as it can be undone. */
export function useUndo() {
  const [offer, setOffer] = useState<Offer>();
  const end = () => setOffer(undefined);
  return {
    offer: (text: string, takeBack: () => void) => setOffer({ text, until: Date.now() + OFFER_MS, takeBack }),
    end,
    shown: { offer, onEnd: end },
  };
}

type UndoProps = { announcement: RefObject<HTMLParagraphElement | null>; offer: Offer | undefined; onEnd(): void };

/** What was deleted, and 'Deshacer'. The words take the focus of the button that is gone. */
export function Undo({ announcement, offer, onEnd }: UndoProps) {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!offer || isFocused) return;
    const timer = setTimeout(onEnd, Math.max(0, offer.until - Date.now()));
    return () => clearTimeout(timer);
  });
  return (
    <div className={css.undo}>
      <p ref={announcement} tabIndex={-1} role="status">
        {offer?.text}
      </p>
      {offer && (
        <Button
          variant="quiet"
          size="s"
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onClick={() => {
            setFocused(false);
            onEnd();
            offer.takeBack();
            announcement.current?.focus();
          }}
        >
          Deshacer
        </Button>
      )}
    </div>
  );
}
