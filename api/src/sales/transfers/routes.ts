import {
  agencyBankAccounts,
  registerPayment as registerPaymentCall,
  sendBankData as sendBankDataCall,
  withdrawPayment as withdrawPaymentCall,
} from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import { FILE_BODY_LIMIT, route } from '../../platform/http/route';
import { accountsOf } from './accounts';
import { findPaid } from './found';
import { type RegisterParts, registerPayment } from './register';
import { sendBankData } from './send-bank-data';
import { withdrawPayment } from './withdraw';

/** Transfers and deposits of signed-in customers, each for their own purchases. */
export function transferRoutes(app: FastifyInstance, parts: RegisterParts): void {
  const { database } = parts;
  route(app, agencyBankAccounts, { rate: 'read' }, async ({ id }, { accountId }) =>
    accountsOf(database, (await findPaid(database, accountId, id)).company),
  );
  route(app, sendBankDataCall, { rate: 'write' }, async ({ id }, call) => {
    await sendBankData(database, call, id);
    return {};
  });
  route(app, registerPaymentCall, { rate: 'write', bodyLimit: FILE_BODY_LIMIT }, (words, call) =>
    registerPayment(parts, call, words),
  );
  route(app, withdrawPaymentCall, { rate: 'write' }, async (words, call) => {
    await withdrawPayment(database, call, words);
    return {};
  });
}
