import type { ComponentProps } from 'react';

/** The condor: spread wings in one line over the pale collar. Takes the colour of the surrounding text. */
export function CondorMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 64 32" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M32 30 C27.5 21.5 17 12.5 1 5 C14.5 6.2 25.6 9.6 32 15.4 C38.4 9.6 49.5 6.2 63 5 C47 12.5 36.5 21.5 32 30 Z" />
      <path d="M25.6 5.6 C27.6 7 30 8.8 32 11.2 C34 8.8 36.4 7 38.4 5.6 C36.4 5 34 4.8 32 4.8 C30 4.8 27.6 5 25.6 5.6 Z" />
    </svg>
  );
}
