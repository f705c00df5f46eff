/** Draft of the card payment of a purchase, the same with every provider; it ends when a payment is approved. */
export const cardDraftKey = (id: number): string => `pago-tarjeta ${id}`;
