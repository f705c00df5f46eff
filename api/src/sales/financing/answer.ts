import type { answerFinancing as answerFinancingCall, RequestOf } from '@vitrina/contract';
import type { Purchase } from '@vitrina/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { Conflict, NotFound } from '../../platform/http/errors';
import { changeNegotiation } from '../purchases/change';

type Request = RequestOf<typeof answerFinancingCall>;

/** A customer's request with what the lender was asked for. */
const findOffer = (database: Kysely<Database>, accountId: number, negotiationId: number) =>
  database
    .selectFrom('negotiation')
    .innerJoin('quotation', 'quotation.id', 'negotiation.quotation_id')
    .innerJoin('financing', 'financing.negotiation_id', 'negotiation.id')
    .select(['term_months', 'bank_id', 'financed_cents'])
    .where('negotiation.id', '=', negotiationId)
    .where('account_id', '=', accountId)
    .where('negotiation.kind', '=', 'credit')
    .where('decided_at', 'is not', null)
    .executeTakeFirst();

/** Why an answer is not taken, by the request as it stands. */
function refusalOf({ status }: Purchase): string {
  switch (status) {
    case 'RECHAZADA':
      return 'Ya rechazaste este financiamiento. Tu cotización está libre: puedes solicitarlo otra vez';
    case 'ACEPTADA':
    case 'APROBADO FACTURAR':
      return 'Ya aceptaste este financiamiento. Para desistir, habla con tu asesor';
    case 'NEGADO':
      return 'El banco negó esta solicitud. Tu cotización está libre: puedes solicitar otra';
    case 'CANCELADO':
      return 'Esta solicitud fue cancelada. Tu cotización está libre: puedes solicitar otra';
    default:
      return 'El banco todavía no responde esta solicitud. Te escribiremos cuando lo haga';
  }
}

/** Whether this answer was given before, and nothing but the purchase's way went on since. */
const isSameAnswer = ({ status }: Purchase, accepted: boolean) =>
  accepted ? status === 'ACEPTADA' || status === 'APROBADO FACTURAR' : status === 'RECHAZADA';

/**
 * Takes a customer's answer to an approved financing, once: the same answer again changes nothing.
 * @param caller the customer, and the address of the call for the limit of mails
 * @throws NotFound, or Conflict when another offer was seen, another answer was given, or there is nothing to answer
 */
export async function answerFinancing(
  database: Kysely<Database>,
  { accountId, address }: { accountId: number; address: string },
  { id, accepted, value, term, bankId }: Request,
): Promise<Record<string, never>> {
  const offer = await findOffer(database, accountId, id);
  if (!offer) throw new NotFound('No encontramos esta solicitud');
  const isSeen = (seen: number | undefined, stands: number) => seen === undefined || seen === stands;
  if (!isSeen(value, offer.financed_cents) || !isSeen(term, offer.term_months) || !isSeen(bankId, offer.bank_id)) {
    throw new Conflict('La oferta del banco cambió. Revisa el monto, el plazo y el banco antes de responder');
  }
  const { answer, purchase } = await changeNegotiation(database, {
    ...{ negotiationId: id, actor: 'customer', address },
    event: { type: accepted ? 'accept' : 'decline' },
  });
  if (answer.kind === 'refused' && !isSameAnswer(purchase, accepted)) throw new Conflict(refusalOf(purchase));
  return {};
}
