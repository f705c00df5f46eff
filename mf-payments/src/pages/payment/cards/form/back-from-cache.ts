/** Lasts until the browser brings this document back from its cache; if it does not, the document is gone. */
export const backFromCache = (): Promise<void> =>
  new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', back);
      resolve();
    };
    addEventListener('pageshow', back);
  });
