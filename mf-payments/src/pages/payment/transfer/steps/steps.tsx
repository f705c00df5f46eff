import { Icon } from '@vitrina/ui';
import type { ReactNode } from 'react';
import css from './steps.module.css';

/** What has to be done, in its order. */
export const Steps = ({ children }: { children: ReactNode }) => <ol className={css.steps}>{children}</ol>;

type StepProps = {
  number: number;
  title: string;
  /** It has a tick in place of its number. */
  isDone?: boolean;
  children?: ReactNode;
};

/** One step: its number, or a tick once it is done. */
export const Step = ({ number, title, isDone = false, children }: StepProps) => (
  <li className={css.step}>
    <span className={css.mark} data-done={isDone || undefined} aria-hidden="true">
      {isDone ? <Icon name="check" size={18} /> : <span>{number}</span>}
    </span>
    <div className={css.body}>
      <h3 className={css.title}>
        <span>{title}</span>
        {isDone && <span className={css.done}>Listo</span>}
      </h3>
      {children}
    </div>
  </li>
);
