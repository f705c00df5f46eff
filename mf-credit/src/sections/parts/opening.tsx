import { Skeleton, Stack } from '@vitrina/ui';
import type { ReactNode } from 'react';
import css from './opening.module.css';

type OpeningProps = {
  /** One line: why the section is asked. */
  why: string;
  /** Of a list, whose table takes the room that there is; fields are narrower. */
  isWide?: boolean;
  children: ReactNode;
};

/** A section's content under the line that says why it is asked. */
export const Opening = ({ why, isWide = false, children }: OpeningProps) => (
  <Stack gap="l" className={isWide ? undefined : css.narrow}>
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
