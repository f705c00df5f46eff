import { type CashPurchase, type FinancingRequest, type Purchase, QUOTATION_KINDS } from '@vitrina/contract';

export const isCash = (purchase: Purchase): purchase is CashPurchase => purchase.kind === QUOTATION_KINDS.cash;
export const isRequest = (purchase: Purchase): purchase is FinancingRequest => purchase.kind === QUOTATION_KINDS.credit;

/** Its car, as the customer knows it: model, year and colour; the company's name where the server sends none. */
export const carOf = ({ colourName, company }: Purchase): string => colourName ?? company;

/** The lender approved and the customer has not answered: the offer stands. */
export const hasOffer = (purchase: Purchase): purchase is FinancingRequest =>
  isRequest(purchase) && purchase.isApproved && !purchase.isAnswered;

/** 'Entrada pagada': of a request whose down payment is settled, until staff clears it for the invoice. */
export const settledNote = (purchase: Purchase): string | undefined =>
  purchase.status === 'ACEPTADA' && purchase.isSettled ? 'Entrada pagada' : undefined;
