/** As --calm: below the 200 ms that a transition may take. */
const FADE_MS = 180;

/** Lets the slide that was shown fade over the one that has taken its place: it is held there while it does. */
export function crossFade(from: HTMLElement, to: HTMLElement): void {
  // One that is still fading does not stand where the track has put it.
  for (const slide of [from, to]) for (const running of slide.getAnimations()) running.cancel();
  const back = `${to.getBoundingClientRect().left - from.getBoundingClientRect().left}px 0`;
  from.animate({ translate: [back, back], zIndex: [1, 1], opacity: [1, 0] }, { duration: FADE_MS, easing: 'ease-out' });
}
