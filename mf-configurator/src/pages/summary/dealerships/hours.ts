import { formatHour, parseSchedule } from '@vitrina/rules';

/** One day, or days in a row with the same hours, and every range in which they are open (HHhmm). */
export type OpenDays = { days: string; ranges: string[] };

/** A dealership's schedule as people read it: the ranges of a day together, days in a row with the same hours as one. */
export function openDays(schedule: string): OpenDays[] {
  const ranges = new Map<string, string[]>();
  for (const { day, opens, closes } of parseSchedule(schedule)) {
    ranges.set(day, [...(ranges.get(day) ?? []), `${formatHour(opens)} – ${formatHour(closes)}`]);
  }
  const groups: { first: string; last: string; ranges: string[] }[] = [];
  for (const [day, own] of ranges) {
    const previous = groups.at(-1);
    if (previous?.ranges.join() === own.join()) previous.last = day;
    else groups.push({ first: day, last: day, ranges: own });
  }
  return groups.map(({ first, last, ranges: own }) => ({
    days: first === last ? first : `${first} a ${last}`,
    ranges: own,
  }));
}
