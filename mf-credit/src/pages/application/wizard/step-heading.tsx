import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import css from './wizard.module.css';

type StepHeadingProps = { heading: Ref<HTMLHeadingElement>; lead?: string; children: ReactNode };

/** The heading of a step, and a line why it is there. */
export const StepHeading = ({ heading, lead, children }: StepHeadingProps) => (
  <div className={css.heading}>
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
    {lead && <p className={css.lead}>{lead}</p>}
  </div>
);

/**
 * The heading of the step that stands open. It takes the focus, below the header that covers the top, when another step
 * was open before; the first one of a visit leaves the focus where it is.
 */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [step]);
  return heading;
}
