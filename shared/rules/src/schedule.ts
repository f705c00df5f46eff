/** Opening hours of a day, or of days ('Lunes a Viernes'); hours as `HHmm`. */
export type OpeningHours = { day: string; opens: string; closes: string };

const ENTRY = /^(\S.*?)\s+(\d{1,2}):?(\d{2})\s*-\s*(\d{1,2}):?(\d{2})$/;

const clock = (hours = '', minutes = '') =>
  Number(hours) <= 24 && Number(minutes) <= 59 ? hours.padStart(2, '0') + minutes : null;

/** Reads a dealership's schedule, comma-separated entries `day start-end`; entries written otherwise are left out. */
export function parseSchedule(schedule: string): OpeningHours[] {
  return schedule.split(',').flatMap((entry) => {
    const [, day, fromHours, fromMinutes, toHours, toMinutes] = ENTRY.exec(entry.trim()) ?? [];
    const opens = clock(fromHours, fromMinutes);
    const closes = clock(toHours, toMinutes);
    return day && opens && closes ? [{ day, opens, closes }] : [];
  });
}

/** An hour `HHmm` as the specification shows it: `09h00`. */
export const formatHour = (hour: string): string => `${hour.slice(0, 2)}h${hour.slice(2)}`;
