import { messages } from '@vitrina/forms';
import { endOfOfficeDates, formatDate, parseDate } from '@vitrina/rules';
import { today } from './days';

/**
 * What is wrong with the end of an office, given its beginning: it must be on a later day. What is no date yet is told by the
 * fields themselves, and that an end is not in the future as well.
 */
export function endDateError(label: string, start: string | null | undefined, end: string | null | undefined) {
  const [from, until] = [parseDate(start ?? ''), parseDate(end ?? '')];
  if (from === null || until === null) return undefined;
  const { min = '' } = endOfOfficeDates(from, today());
  return until < min ? messages.notBefore(label, formatDate(min)) : undefined;
}
