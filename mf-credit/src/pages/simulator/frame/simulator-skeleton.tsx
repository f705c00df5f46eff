import { Skeleton, Stack } from '@vitrina/ui';

/** As high as the form. */
export const SimulatorSkeleton = () => (
  <Stack gap="l" aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton shape="picture" />
  </Stack>
);
