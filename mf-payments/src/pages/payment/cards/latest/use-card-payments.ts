import { useMutation, useQuery } from '@vitrina/api-client';
import { live } from '@vitrina/api-client/live';
import { mutation } from '@vitrina/api-client/mutation';
import { type CardPayment, cardPayments, refreshCardPayments } from '@vitrina/contract';

export type CardPayments = {
  /** For `QueryState`. */
  list: { data: CardPayment[] | undefined; isError: boolean; errorUpdateCount: number; refetch(): unknown };
  isRefreshing: boolean;
  /** Has the server ask the providers, and lists anew; what fails is told as a notice. */
  refresh(): Promise<void>;
  /** The list as it is now; empty if it does not come: the server judges every payment again. */
  read(): Promise<readonly CardPayment[]>;
};

/** The card payments of a purchase, newest first, kept up to date. */
export function useCardPayments(id: number): CardPayments {
  const { data, isError, errorUpdateCount, refetch } = useQuery(live(cardPayments, { id }, { quiet: true }));
  const { mutateAsync: ask, isPending } = useMutation(mutation(refreshCardPayments));
  const read = async () => (await refetch()).data ?? [];
  return {
    list: { data, isError, errorUpdateCount, refetch },
    isRefreshing: isPending,
    read,
    async refresh() {
      // Of providers that do not answer the list is what is known.
      await ask({ id }).catch(() => undefined);
      await read();
    },
  };
}

/** Those that still reserve their amount. */
export const openOnes = (rows: readonly CardPayment[]): CardPayment[] =>
  rows.filter(({ status }) => status === 'PENDIENTE');
