import { formatDate } from '@vitrina/rules';

const hours = new Intl.DateTimeFormat('es-EC', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
});

/** A moment in a message's words, in Ecuador's time: `29/11/2026 a las 20:30`. @param iso ISO 8601 */
export const momentInWords = (iso: string): string => `${formatDate(iso)} a las ${hours.format(new Date(iso))}`;
