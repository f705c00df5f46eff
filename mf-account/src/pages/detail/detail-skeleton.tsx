import { Skeleton, Stack } from '@vitrina/ui';

/** As high as the balance and a few payments. */
export const DetailSkeleton = () => (
  <Stack gap="l" aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton shape="button" />
    <Skeleton shape="picture" />
  </Stack>
);
