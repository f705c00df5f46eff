import { when } from './when';

export type Arrival = {
  /** '#sub-menu' or ''. */
  hash: string;
  /** Scroll position in pixels to restore, for back, forward and reload. */
  restore: number;
  /** Move the focus to the page's heading; false on the first page of a visit, where the browser starts at the top. */
  moveFocus: boolean;
};

/** The heading of the current page, once it is rendered. */
export const pageHeading = () => document.querySelector<HTMLElement>('main [data-page-heading]');

const target = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Focuses the page's heading, and the one that takes its place if the page is built anew under the focus, as when it
 * writes the purchase that it is about into its address. Returns a function that cancels.
 */
function focusHeading(): () => void {
  let cancelNext: () => void = () => undefined;
  const focus = (heading: HTMLElement) => {
    heading.focus({ preventScroll: true });
    const isLost = () => !heading.isConnected && document.activeElement === document.body;
    cancelNext = when(() => isLost() && pageHeading(), focus);
  };
  const cancelFirst = when(pageHeading, focus);
  return () => {
    cancelFirst();
    cancelNext();
  };
}

const reachable = (top: number) => document.documentElement.scrollHeight - innerHeight >= top;

/**
 * Scrolls and moves the focus after a navigation, each as soon as the page shows what it needs: scrolls to the hash
 * target, back to where the user was, or to the top; focuses the page's `h1`. Returns a function that cancels what has not happened yet.
 */
export function arrive({ hash, restore, moveFocus }: Arrival): () => void {
  const cancelScroll = (() => {
    if (restore > 0)
      return when(
        () => reachable(restore),
        () => scrollTo(0, restore),
      );
    if (hash.length > 1)
      return when(
        () => target(hash),
        (element) => element.scrollIntoView(),
      );
    scrollTo(0, 0);
    return () => undefined;
  })();
  const cancelFocus = moveFocus ? focusHeading() : () => undefined;
  return () => {
    cancelScroll();
    cancelFocus();
  };
}
