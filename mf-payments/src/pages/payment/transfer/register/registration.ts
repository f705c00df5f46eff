import type { RequestOf, registerPayment } from '@vitrina/contract';
import { encodeFile } from '@vitrina/forms/files';
import type { TransferOutput } from '../fields/fields';

/** A payment as it is registered, without the attempt id. */
export type Registration = Omit<RequestOf<typeof registerPayment>, 'attempt'>;

type About = { id: number; method: 2 | 3; corrects: number | undefined };

/** The call's request of what was filled in. Rejects if the browser can no longer read the file. */
export async function registrationOf(output: TransferOutput, { id, method, corrects }: About): Promise<Registration> {
  const { id: accountId, bankName, number } = output.banco;
  return {
    id,
    method,
    account: { id: accountId, bankName, number },
    beneficiary: output.beneficiario,
    accountNumber: output.cuenta,
    receiptNumber: output.comprobante,
    ...(output.email !== undefined && { email: output.email }),
    date: output.fecha,
    amount: output.monto,
    file: await encodeFile(output.archivo),
    ...(output.forma !== undefined && { paidInCash: output.forma.id === 'cash' }),
    ...(corrects !== undefined && { correctedId: corrects }),
  };
}
