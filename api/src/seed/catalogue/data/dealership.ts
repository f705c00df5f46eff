/** Dealership companies, with tax numbers that are valid and nobody's. */
export const COMPANIES = {
  condor: { name: 'Automotores Cóndor S.A.', taxNumber: '1799990004001' },
  andina: { name: 'Andina Motors Cía. Ltda.', taxNumber: '1799990012001' },
  costa: { name: 'Costa Autos S.A.', taxNumber: '0999990002001' },
  austral: { name: 'Austral Vehículos S.A.', taxNumber: '0199990004001' },
  oriente: { name: 'Oriente Motriz Cía. Ltda.', taxNumber: '1699990007001' },
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
 * the area code Ecuador gives none that begins with 0.
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
  /** As dialled within the country. */
  phone: string;
  /** E.164 digits without the plus. */
  whatsapp?: string;
}
