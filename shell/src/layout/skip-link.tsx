import type { MouseEvent } from 'react';

/** Id of the main element. */
export const CONTENT = 'contenido';

const skip = (event: MouseEvent) => {
  event.preventDefault(); // the address stays as it is: this is no navigation
  document.getElementById(CONTENT)?.focus();
};

/** The first target of Tab: skips the header. */
export const SkipLink = () => (
  <a className="sh-skip" href={`#${CONTENT}`} onClick={skip}>
    Saltar al contenido
  </a>
);
