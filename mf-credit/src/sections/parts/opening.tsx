import { Skeleton, Stack } from '@vitrina/ui';
import type { ReactNode } from 'react';
import css from './opening.module.css';

/** A section's content under the line that says why it is asked. */
export const Opening = ({ why, children }: { why: string; children: ReactNode }) => (
  <Stack gap="l" className={css.section}>
    <p className={css.why}>{why}</p>
    {children}
  </Stack>
);

/** While the lists of a section load. */
export const SectionSkeleton = () => (
  <Stack>
    <Skeleton shape="title" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </Stack>
);
