/** Opening hours of a day, or of days ('Lunes a Viernes'); hours as `HHmm`. */
export type OpeningHours = { day: string; opens: string; closes: string };

/** An entry of a schedule: opening hours, or the original text if it has another format ('Domingo cerrado'). */
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

/**
 * Parses a dealership's schedule, comma-separated entries `day start-end`; entries in another format are kept as text.
 */
export const parseSchedule = (schedule: string): ScheduleEntry[] =>
  schedule
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry);

/** Formats an hour `HHmm` as in the specification: `09h00`. */
export const formatHour = (hour: string): string => `${hour.slice(0, 2)}h${hour.slice(2)}`;
