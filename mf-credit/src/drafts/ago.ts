const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** 'Guardado hace 5 s', 'hace 2 min', 'hace 3 h'. @param seconds since then */
export function savedAgo(seconds: number): string {
  if (seconds < MINUTE) return `Guardado hace ${seconds} s`;
  if (seconds < HOUR) return `Guardado hace ${Math.floor(seconds / MINUTE)} min`;
  return `Guardado hace ${Math.floor(seconds / HOUR)} h`;
}

/** How long what is shown stays true, in milliseconds. */
export const trueFor = (seconds: number): number => (seconds < MINUTE ? 1_000 : MINUTE * 1_000);
