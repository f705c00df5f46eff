import { QueryState } from '@vitrina/journey';
import { type SubTab, subTabTitle } from '@vitrina/rules';
import { Skeleton } from '@vitrina/ui';
import type { Ref } from 'react';
import { reasonOf } from '../../../application/reasons';
import type { SectionProps } from '../../../application/section-props';
import { useSection } from '../../../sections/registry';
import { StepHeading } from './step-heading';

type CurrentSectionProps = SectionProps & {
  heading: Ref<HTMLHeadingElement>;
  /** The sub-tab after it: its code is loaded meanwhile. */
  after: SubTab | undefined;
};

/** The sub-tab that stands open: what it is, why it asks, and its form, whose code comes when it is first shown. */
export function CurrentSection({ heading, after, ...section }: CurrentSectionProps) {
  const { subTab } = section;
  const part = useSection(subTab.kind, after?.kind);
  return (
    <>
      <StepHeading heading={heading} lead={reasonOf(section.form, subTab)}>
        {subTabTitle(subTab)}
      </StepHeading>
      <QueryState query={part} what="el formulario" skeleton={<Skeleton shape="picture" />}>
        {({ Section }) => <Section {...section} />}
      </QueryState>
    </>
  );
}
