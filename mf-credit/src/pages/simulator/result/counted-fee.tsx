import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { useCounted } from './use-counted';

/** The fee as it is counted up; for the eyes only. */
export const CountedFee = ({ fee, className }: { fee: Cents; className?: string }) => (
  <p aria-hidden="true" data-fee className={className}>
    {formatMoney(useCounted(fee))}
  </p>
);
