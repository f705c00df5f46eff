export const COMPANIES = {
  condor: 'Automotores Cóndor S.A.',
  andina: 'Andina Motors Cía. Ltda.',
  costa: 'Costa Autos S.A.',
  austral: 'Austral Vehículos S.A.',
  oriente: 'Oriente Motriz Cía. Ltda.',
} as const;

const onDays = (days: string[], hours: string) => days.map((day) => `${day} ${hours}`);
const WORK_DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'];

export const SCHEDULES = {
  /** Show room with workshop. */
  full: [...onDays(WORK_DAYS, '0830-1800'), 'Sábado 0900-1400'].join(','),
  /** In a shopping centre. */
  mall: onDays([...WORK_DAYS, 'Sábado', 'Domingo'], '1000-2000').join(','),
  /** In a small town: closed at noon. */
  town: [...WORK_DAYS.flatMap((day) => [`${day} 0830-1300`, `${day} 1430-1800`]), 'Sábado 0900-1300'].join(','),
  /** Working days only. */
  week: onDays(WORK_DAYS, '0800-1730').join(','),
} as const;

/**
 * A dealership; `at` is missing for the one whose data are incomplete, `whatsapp` for some. The numbers are nobody's: after
 * country and area code Ecuador gives none that begins with 0.
 */
export interface DealershipSeed {
  name: string;
  company: keyof typeof COMPANIES;
  province: number;
  canton: string;
  parish?: string;
  neighbourhood?: string;
  street?: string;
  crossStreet?: string;
  number?: string;
  at?: readonly [latitude: number, longitude: number];
  schedule: keyof typeof SCHEDULES;
  kind: string;
  details?: string;
  /** E.164 digits without the plus. */
  whatsapp?: string;
}
