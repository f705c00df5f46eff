import type { LegalSection } from '@vitrina/journey/legal';
import type { MouseEvent } from 'react';
import css from './contents.module.css';

/**
 * Goes to a section and moves the focus there, which a change of the hash would send to the page's heading. A press
 * that opens another tab is left to the browser.
 */
function go(event: MouseEvent<HTMLAnchorElement>, id: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** The sections of a long text, each a link to it. */
export const Contents = ({ sections }: { sections: readonly LegalSection[] }) => (
  <nav aria-labelledby="contenido-del-texto" className={css.contents}>
    <h2 id="contenido-del-texto" className={css.title}>
      Contenido
    </h2>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => go(event, id)}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
