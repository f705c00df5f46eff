import css from './empty-list.module.css';

/** A car that drives away: what an empty list shows. Drawn in the colour of the text. */
export const CarFromBehind = () => (
  <svg viewBox="0 0 200 124" className={css.car} aria-hidden="true">
    <path className={css.ground} d="M14 114h172" />
    <path d="M46 52c6-22 13-36 20-39 9-4 59-4 68 0 7 3 14 17 20 39" />
    <path d="M58 47c4-13 8-22 13-24 7-3 51-3 58 0 5 2 9 11 13 24z" />
    <path d="M46 52c-9 3-15 9-17 18-2 8-2 22-1 27h144c1-5 1-19-1-27-2-9-8-15-17-18z" />
    <path d="M36 47c-6-1-12 1-13 5s6 6 14 5M164 47c6-1 12 1 13 5s-6 6-14 5" />
    <path className={css.lamp} d="M32 67c12-1 23 1 31 7-8 6-21 7-33 5zM168 67c-12-1-23 1-31 7 8 6 21 7 33 5z" />
    <path d="M79 71h42v13H79zM28 97c0 3 1 5 4 5h136c3 0 4-2 4-5" />
    <path d="M36 102v9c0 2 1 3 3 3h14c2 0 3-1 3-3v-9M144 102v9c0 2 1 3 3 3h14c2 0 3-1 3-3v-9" />
    <path d="M96 60h8" />
  </svg>
);
