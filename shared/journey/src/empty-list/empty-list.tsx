import { EmptyState } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { CarFromBehind } from './car-from-behind';

export type EmptyListProps = {
  /** That there is nothing, in the words of the specification. */
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** In place of a list without items: a car from behind, one sentence, one button. */
export const EmptyList = (props: EmptyListProps) => <EmptyState {...props} picture={<CarFromBehind />} />;
