import { query, useQuery } from '@vitrina/api-client';
import { agencyBankAccounts, PAYMENT_METHODS, payments } from '@vitrina/contract';
import { EmptyList, QueryState } from '@vitrina/journey';
import { Skeleton } from '@vitrina/ui';
import { TransferForm } from './transfer-form';
import type { TransferPaymentProps } from './transfer-props';

/** A transfer or deposit, with what it takes to fill it in: the accounts, and what was paid before. */
export function TransferPayment(props: TransferPaymentProps) {
  const { found, method, corrects } = props;
  const { negotiationId: id = 0, purchase } = found;
  const accounts = useQuery(query(agencyBankAccounts, { id }, { quiet: true }));
  const needsPaid = purchase !== undefined && (method === PAYMENT_METHODS.bankDeposit || corrects !== undefined);
  const paid = useQuery({ ...query(payments, { id }, { quiet: true }), enabled: needsPaid });
  const skeleton = <Skeleton shape="picture" />;
  return (
    <QueryState
      query={accounts}
      what="las cuentas bancarias"
      skeleton={skeleton}
      empty={
        <EmptyList title="No hay cuentas para pagar así">Elige otro método, o pregunta a tu concesionario.</EmptyList>
      }
    >
      {(list) =>
        needsPaid ? (
          <QueryState query={paid} what="tus pagos" skeleton={skeleton}>
            {(rows) => <TransferForm {...props} accounts={list} paid={rows} />}
          </QueryState>
        ) : (
          <TransferForm {...props} accounts={list} paid={[]} />
        )
      }
    </QueryState>
  );
}
