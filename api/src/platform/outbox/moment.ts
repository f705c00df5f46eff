import { formatDate, formatTime } from '@vitrina/rules';

/** A moment in a message's words, in Ecuador's time: `29/11/2026 a las 20:30`. @param iso ISO 8601 */
export const momentInWords = (iso: string): string => `${formatDate(iso)} a las ${formatTime(iso)}`;
