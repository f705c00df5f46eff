import { Icon, useDisclosure } from '@vitrina/ui';
import { type ReactNode, useId, useRef } from 'react';
import { inWords } from '../../../application/time-left';
import css from './step-line.module.css';

type StepLineProps = {
  /** Which step stands open; undefined for the review. */
  at: number | undefined;
  of: number;
  minutes: number;
  /** There is room for the list: it stands open, and there is no button. */
  isOpen: boolean;
  children: ReactNode;
};

/** How far a wizard is, in words; on phones one line with a thin bar, and the list of tasks opens by a press. */
export function StepLine({ at, of, minutes, isOpen, children }: StepLineProps) {
  const words = at === undefined ? 'Último paso: revisa y envía' : `Paso ${at} de ${of} · ${inWords(minutes)}`;
  if (isOpen)
    return (
      <nav aria-label="Secciones" className={css.list}>
        <p className={css.words}>{words}</p>
        {children}
      </nav>
    );
  return (
    <Folded words={words} done={at === undefined ? of : at - 1} of={of}>
      {children}
    </Folded>
  );
}

function Folded({ words, done, of, children }: { words: string; done: number; of: number; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle } = useDisclosure(place, opener);
  const list = useId();
  return (
    <nav ref={place} aria-label="Secciones" className={css.line}>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        className={css.opener}
        onClick={toggle}
      >
        <span>{words}</span>
        <Icon name="chevron-down" size={20} className={css.arrow} />
      </button>
      <div aria-hidden="true" className={css.bar}>
        <span style={{ flexGrow: done }} />
        <span style={{ flexGrow: of - done }} />
      </div>
      {isOpen && (
        <div id={list} className={css.opened}>
          {children}
        </div>
      )}
    </nav>
  );
}
