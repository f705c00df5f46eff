/** Hours that Ecuador is behind UTC, all year. */
const BEHIND_MS = 5 * 3600 * 1000;

/** A moment as p2p writes it: 2026-11-29T10:20:31-05:00. */
export const isoInEcuador = (at: Date): string =>
  `${new Date(at.getTime() - BEHIND_MS).toISOString().slice(0, 19)}-05:00`;

/** A moment as payme writes it: 29/11/2026 102031. */
export function compactInEcuador(at: Date): string {
  const [day = '', time = ''] = isoInEcuador(at).split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 8).replaceAll(':', '')}`;
}
