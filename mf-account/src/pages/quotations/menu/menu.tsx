import { useLocation } from '@vitrina/navigation';
import { Button, cx, Icon, VisuallyHidden } from '@vitrina/ui';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import css from './menu.module.css';

export type MenuProps = {
  /** Of what the actions are, for screen readers: 'de la cotización N.º 1042'. */
  of: string;
  /** The button 'Más'. */
  opener: RefObject<HTMLButtonElement | null>;
  className?: string;
  /** `MenuItem`s. */
  children: ReactNode;
};

/**
 * 'Más': further actions behind a button. A disclosure of plain buttons and not a `menu`, whose arrow keys nobody
 * expects on a page. An action, Escape, a press or the focus elsewhere and a navigation close it; the first two lead the
 * focus back to 'Más'.
 */
export function Menu({ of, opener, className, children }: MenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const closeHere = () => {
    setOpenAt(undefined);
    opener.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpenAt(undefined);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen, opener]);

  return (
    <div ref={place} className={cx(css.place, className)}>
      <Button
        ref={opener}
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <span>
          Más
          <VisuallyHidden>{` acciones ${of}`}</VisuallyHidden>
        </span>
        <Icon name="chevron-down" className={css.arrow} />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press of a button within, by pointer or key, bubbles up. */}
      <ul id={list} hidden={!isOpen} className={css.list} onClick={closeHere}>
        {children}
      </ul>
    </div>
  );
}

/** An action of a `Menu`. */
export const MenuItem = ({ onChoose, children }: { onChoose(): void; children: ReactNode }) => (
  <li>
    <button type="button" className={css.item} onClick={onChoose}>
      {children}
    </button>
  </li>
);
