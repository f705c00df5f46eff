import { Skeleton, Stack } from '@vitrina/ui';

/** As high as three ways to pay. */
export const PaymentSkeleton = () => (
  <Stack gap="l" aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton shape="picture" />
  </Stack>
);
