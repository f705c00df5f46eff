import { formatHour, type OpeningHours, parseSchedule } from '@vitrina/rules';

/** One day, or consecutive days with the same hours, and all ranges in which they are open (HHhmm). */
export type OpenDays = { days: string; ranges: string[] };

/** Text instead of hours ('Domingo cerrado'). */
export type OpeningNote = { note: string };

type Day = { first: string; last: string; ranges: string[] };
type Line = Day | OpeningNote;

const WEEK = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
const isNextDay = (first: string, second: string) =>
  WEEK.includes(first) && WEEK.indexOf(second) === WEEK.indexOf(first) + 1;

const rangeOf = ({ opens, closes }: OpeningHours) => `${formatHour(opens)} – ${formatHour(closes)}`;

/** Merges the ranges of each day at the day's first position; a note stays at its own, once. */
function byDay(schedule: string): Line[] {
  const lines: Line[] = [];
  const day = (name: string) => lines.find((line): line is Day => 'first' in line && line.first === name);
  const isNoted = (text: string) => lines.some((line) => 'note' in line && line.note === text);
  for (const entry of parseSchedule(schedule)) {
    if ('text' in entry) {
      if (!isNoted(entry.text)) lines.push({ note: entry.text });
      continue;
    }
    const known = day(entry.day);
    if (known) known.ranges.push(rangeOf(entry));
    else lines.push({ first: entry.day, last: entry.day, ranges: [rangeOf(entry)] });
  }
  return lines;
}

/**
 * A dealership's schedule for display: the ranges of a day together, consecutive days with the same hours as one.
 * Entries in another format are shown as text.
 */
export function openDays(schedule: string): (OpenDays | OpeningNote)[] {
  const groups: Line[] = [];
  for (const line of byDay(schedule)) {
    const previous = groups.at(-1);
    const isSame =
      previous &&
      'ranges' in previous &&
      'ranges' in line &&
      isNextDay(previous.last, line.first) &&
      previous.ranges.join() === line.ranges.join();
    if (isSame) previous.last = line.last;
    else groups.push(line);
  }
  return groups.map((line) =>
    'note' in line
      ? line
      : { days: line.first === line.last ? line.first : `${line.first} a ${line.last}`, ranges: line.ranges },
  );
}
