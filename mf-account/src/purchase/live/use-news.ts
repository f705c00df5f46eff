import { useEffect, useRef, useState } from 'react';

export type Watched = {
  id: number;
  /** Its state as a sentence: 'Sierra 2027: ahora está PAGADA.' */
  now: string;
  /** The sentence for when it is not there any more. */
  gone?: string;
};

/**
 * What has changed on the server since these were shown last, in sentences to announce once; '' as long as nothing has.
 * What is new is no news.
 */
export function useNews(all: readonly Watched[] | undefined): string {
  const before = useRef<readonly Watched[]>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    const known = before.current;
    if (!all) return;
    before.current = all;
    const words = (known ?? []).flatMap(({ id, now, gone = '' }) => {
      const is = all.find((one) => one.id === id);
      return is?.now === now ? [] : [is?.now ?? gone];
    });
    if (words.length > 0) setNews(words.join(' '));
  }, [all]);
  return news;
}
