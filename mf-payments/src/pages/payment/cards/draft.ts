import { draft } from '@vitrina/session-bus';

/** Draft of the card payment of a purchase, the same with every provider; it ends when what was typed is paid. */
export const cardDraftKey = (id: number): string => `pago-tarjeta ${id}`;

/** The attempt that was started with what is typed. */
const sentWith = (id: number) => draft(`${cardDraftKey(id)} enviado`);

/** A payment begins with what is typed. */
export const noteSent = (id: number, attempt: string): Promise<void> => sentWith(id).save(attempt);

/** An attempt is paid: deletes what was typed, if it is the one that was sent last. An older payment deletes nothing. */
export async function endDraftOf(id: number, attempt: string): Promise<void> {
  if ((await sentWith(id).load()) !== attempt) return;
  sentWith(id).clear();
  draft(cardDraftKey(id)).clear();
}
