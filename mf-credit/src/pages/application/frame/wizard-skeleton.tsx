import { Skeleton, Stack } from '@vitrina/ui';

/** As high as a section. */
export const WizardSkeleton = () => (
  <Stack gap="l" aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton shape="picture" />
  </Stack>
);
