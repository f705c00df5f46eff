import css from './drawn-check.module.css';

/** A check in a circle that draws itself: something has come to its good end, which the words beside it say. */
export const DrawnCheck = () => (
  <svg viewBox="0 0 48 48" className={css.check} aria-hidden="true">
    <circle cx="24" cy="24" r="21" />
    <path d="m15 25 6 6 12-14" />
  </svg>
);
