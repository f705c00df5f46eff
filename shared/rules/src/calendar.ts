import { UTCDateMini } from '@date-fns/utc';
import { addBusinessDays } from 'date-fns/addBusinessDays';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { differenceInYears } from 'date-fns/differenceInYears';

/**
 * Arithmetic with calendar days (`YYYY-MM-DD`, comparable as text), and the ranges of the forms' dates (specification
 * 2, sections 5 and 9). Uses date-fns on dates in UTC, so that neither the machine's time zone nor daylight saving
 * moves a day. Separate from dates.ts, so that a page that only shows dates does not load the library. An invalid day
 * throws RangeError; its age is NaN.
 */

const at = (day: string) => new UTCDateMini(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A number of days later, or earlier if negative. */
export const plusDays = (day: string, days: number): string => dayOf(addDays(at(day), days));

/** A number of working days later, Monday to Friday; holidays are not known. From a Saturday, one later is Monday. */
export const plusBusinessDays = (day: string, days: number): string => dayOf(addBusinessDays(at(day), days));

/**
 * A number of months later or earlier; the last day of the month if that month is shorter (31 March - 1 = 28 February).
 */
export const plusMonths = (day: string, months: number): string => dayOf(addMonths(at(day), months));

/** A number of years later or earlier; 29 February becomes the 28th in a common year. */
export const plusYears = (day: string, years: number): string => dayOf(addYears(at(day), years));

/** Whole years from a birth date to a day. A birthday on 29 February is on 1 March in common years. */
export const ageAt = (birth: string, day: string): number => differenceInYears(at(day), at(birth));

/** The days from `min` to `max`, inclusive. */
export interface DayRange {
  readonly min?: string;
  readonly max?: string;
}

/** Whether a day is within a range. */
export const isWithin = (day: string, { min, max }: DayRange): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

/** Date of a transfer or deposit: from one month ago to today. */
export const transferDates = (today: string): DayRange => ({ min: plusMonths(today, -1), max: today });

/** Birth date of an applicant or spouse: from 100 years ago to 18 years ago. */
export const birthDates = (today: string): DayRange => ({ min: plusYears(today, -100), max: plusYears(today, -18) });

/** Appointment of an exposed person: from 90 years ago to one month ago. */
export const appointmentDates = (today: string): DayRange => ({
  min: plusYears(today, -90),
  max: plusMonths(today, -1),
});

/** End of an exposed person's office: from the day after the appointment to today. */
export const endOfOfficeDates = (appointment: string, today: string): DayRange => ({
  min: plusDays(appointment, 1),
  max: today,
});
