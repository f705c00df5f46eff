import type { Cents, Purchase } from '@vitrina/contract';

/** What is left to pay; undefined while nothing is payable and when it was cancelled: pages show the state instead. */
export const balanceOf = ({ status, balance }: Purchase): Cents | undefined =>
  status === 'CANCELADO' ? undefined : balance;
