import type { ComponentType } from 'react';
import { Accessories } from './accessories/accessories';
import css from './configurator.module.css';
import { Exterior } from './exterior/exterior';
import { Packages } from './packages/packages';
import { PowerChoice } from './power/power';
import { Specifications } from './specifications/specifications';
import { SUB_STEP_TITLES, type SubStepProps } from './sub-step';
import { useSubStepFocus } from './use-sub-step-focus';

type ContentProps = SubStepProps & { onReadTerms(): void };

const CONTENTS: readonly ComponentType<ContentProps>[] = [Specifications, PowerChoice, Packages, Accessories, Exterior];

/** The choices of the current sub-step under its title. */
export function SubStepContent(props: ContentProps) {
  const { subpaso } = props.wizard;
  const title = useSubStepFocus(subpaso);
  const Content = CONTENTS[subpaso] ?? Specifications;
  return (
    <section className={css.choices} aria-labelledby="sub-step-title">
      <h2 ref={title} id="sub-step-title" tabIndex={-1}>
        {SUB_STEP_TITLES[subpaso]}
      </h2>
      <Content {...props} />
    </section>
  );
}
