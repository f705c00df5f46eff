import { Skeleton, Stack } from '@vitrina/ui';

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
