import type { ComponentProps, ComponentType } from 'react';
import css from './brand-logos.module.css';

type Drawing = ComponentProps<'svg'>;

/** Our own drawings after the cards' marks, on a white card of 48 by 32. */
const Card = ({ children, ...svg }: Drawing) => (
  <svg viewBox="0 0 48 32" aria-hidden="true" {...svg}>
    <rect x="0.5" y="0.5" width="47" height="31" rx="4.5" className={css.ground} />
    {children}
  </svg>
);

const Visa = (svg: Drawing) => (
  <Card {...svg}>
    <path className={css.visa} d="m8 11 3.4 10h2.7L18.7 11h-3l-2.4 6.3L11 11z" />
    <path className={css.visa} d="M20.2 11h2.7l-1.6 10h-2.7z" />
    <path
      className={css.visa}
      d="M31.2 11.4c-2.8-1.3-6.6-.3-6.8 2.6-.1 2.4 3.7 2.5 3.5 3.9-.2 1.2-2.7.9-3.9.2l-.5 2.3c3.2 1.4 7.3.4 7.4-2.7.1-2.5-3.6-2.7-3.5-3.8.1-.9 2-.9 3.3-.3z"
    />
    <path
      className={css.visa}
      d="M37 11h-2.2c-.7 0-1.2.3-1.5.9L29.8 21h2.9l.5-1.6h3.4l.3 1.6h2.6zm-3 6.2 1.3-3.6.7 3.6z"
      transform="translate(1.4)"
    />
  </Card>
);

const Mastercard = (svg: Drawing) => (
  <Card {...svg}>
    <circle cx="19.5" cy="16" r="8" className={css.masterLeft} />
    <circle cx="28.5" cy="16" r="8" className={css.masterRight} />
    <path className={css.masterMiddle} d="M24 9.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" />
  </Card>
);

const Diners = (svg: Drawing) => (
  <Card {...svg}>
    <path className={css.diners} d="M23 7a9 9 0 0 0 0 18h2a9 9 0 0 0 0-18z" />
    <circle cx="23" cy="16" r="7.6" className={css.dinersGround} />
    <path className={css.diners} d="M21 10.4a6 6 0 0 0 0 11.2zM25 10.4v11.2a6 6 0 0 0 0-11.2z" />
  </Card>
);

/** By the key of a brand. */
export const LOGOS: Readonly<Record<string, ComponentType<Drawing> | undefined>> = {
  VISA: Visa,
  MC: Mastercard,
  DN: Diners,
};
