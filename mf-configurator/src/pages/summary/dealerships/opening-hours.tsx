import { openDays } from './hours';
import css from './opening-hours.module.css';

/** The opening hours (HHhmm), one line per day or days; nothing if no schedule is known. */
export function OpeningHours({ schedule = '' }: { schedule: string | undefined }) {
  const lines = openDays(schedule);
  if (lines.length === 0) return null;
  return (
    <ul className={css.hours}>
      {lines.map((line) =>
        'note' in line ? (
          <li key={line.note}>{line.note}</li>
        ) : (
          <li key={line.days} className={css.open}>
            <span>{line.days}</span>
            <span className={css.ranges}>
              {line.ranges.map((range) => (
                <span key={range}>{range}</span>
              ))}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
