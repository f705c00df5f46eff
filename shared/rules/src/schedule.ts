/** Opening hours of a day, or of days ('Lunes a Viernes'); hours as `HHmm`. */
export type OpeningHours = { day: string; opens: string; closes: string };

/** An entry of a schedule: opening hours, or what is written otherwise ('Domingo cerrado'), as it is written. */
export type ScheduleEntry = OpeningHours | { text: string };

const ENTRY = /^(\S.*?)\s+(\d{1,2}):?(\d{2})\s*-\s*(\d{1,2}):?(\d{2})$/;

const clock = (hours = '', minutes = '') =>
  Number(hours) <= 24 && Number(minutes) <= 59 ? hours.padStart(2, '0') + minutes : null;

function readEntry(text: string): ScheduleEntry {
  const [, day, fromHours, fromMinutes, toHours, toMinutes] = ENTRY.exec(text) ?? [];
  const opens = clock(fromHours, fromMinutes);
  const closes = clock(toHours, toMinutes);
  return day && opens && closes ? { day, opens, closes } : { text };
}

/** Reads a dealership's schedule, comma-separated entries `day start-end`; entries written otherwise are kept as text. */
export const parseSchedule = (schedule: string): ScheduleEntry[] =>
  schedule
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry);

/** An hour `HHmm` as the specification shows it: `09h00`. */
export const formatHour = (hour: string): string => `${hour.slice(0, 2)}h${hour.slice(2)}`;
