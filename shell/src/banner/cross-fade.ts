/** As --calm: below the 200 ms that a transition may take. */
const FADE_MS = 180;

/** Fades the previous slide out over its successor, holding it in place meanwhile. */
export function crossFade(from: HTMLElement, to: HTMLElement): void {
  // A slide that is still fading is not where the track has put it.
  for (const slide of [from, to]) for (const running of slide.getAnimations()) running.cancel();
  const back = `${to.getBoundingClientRect().left - from.getBoundingClientRect().left}px 0`;
  from.animate({ translate: [back, back], zIndex: [1, 1], opacity: [1, 0] }, { duration: FADE_MS, easing: 'ease-out' });
}
