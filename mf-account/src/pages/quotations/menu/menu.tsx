import { Button, cx, Icon, useDisclosure, VisuallyHidden } from '@vitrina/ui';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
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
  const { isOpen, toggle, close } = useDisclosure(place, opener);
  const closeHere = () => {
    close();
    opener.current?.focus();
  };

  return (
    <div ref={place} className={cx(css.place, className)}>
      <Button ref={opener} variant="quiet" aria-expanded={isOpen} aria-controls={list} onClick={toggle}>
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
