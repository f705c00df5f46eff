import { useEffect } from 'react';

const MARK = 'Error: ';

const isMarked = () => document.title.startsWith(MARK);

/**
 * Begins the page's title with 'Error: ' while there are errors, so that a screen reader says it first. Titles are the
 * shell's: one that it sets meanwhile is marked too, and on leaving only the mark is taken away.
 */
export function useTitleMark(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const mark = () => {
      if (!isMarked()) document.title = MARK + document.title;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      if (isMarked()) document.title = document.title.slice(MARK.length);
    };
  }, [hasErrors]);
}
