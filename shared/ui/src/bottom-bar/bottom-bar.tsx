import { type ReactNode, useRef } from 'react';
import { useBarHeight } from '../stepper/use-bar-height';
import css from './bottom-bar.module.css';

export type BottomBarProps = {
  /** What the button is about, in a few words: 'Tienes cambios sin guardar'. Read out when it changes. */
  text: string;
  /** The button. */
  children: ReactNode;
};

/** What is unsaved and its button, in sight at the bottom edge. Put it last in the form. */
export function BottomBar({ text, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div ref={bar} className={css.bar}>
      <p role="status" className={css.text}>
        {text}
      </p>
      {children}
    </div>
  );
}
