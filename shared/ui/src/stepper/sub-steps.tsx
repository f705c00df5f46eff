import { useEffect, useRef } from 'react';
import css from './sub-steps.module.css';

export type SubStep<T extends string | number> = { id: T; title: string; disabled?: boolean };

export type SubStepsProps<T extends string | number> = {
  /** Name of the step they belong to, for screen readers. */
  label: string;
  steps: readonly SubStep<T>[];
  current: T;
  onStep(id: NoInfer<T>): void;
  className?: string;
};

/** The parts of one step as a line of words; on phones it scrolls horizontally and keeps the current one visible. */
export function SubSteps<T extends string | number>({ label, steps, current, onStep, className }: SubStepsProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const at = steps.findIndex((step) => step.id === current);

  useEffect(() => {
    const box = list.current;
    const item = box?.children[at];
    // Not scrollIntoView, which would also scroll the page.
    if (item instanceof HTMLElement && box) box.scrollLeft = item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2;
  }, [at]);

  return (
    <nav aria-label={label} className={className}>
      <ol ref={list} className={css.list}>
        {steps.map((step) => (
          <li key={step.id} className={css.item}>
            <button
              type="button"
              className={css.button}
              aria-current={step.id === current ? 'step' : undefined}
              disabled={step.disabled}
              onClick={() => step.id !== current && onStep(step.id)}
            >
              {step.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
