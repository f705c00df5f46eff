import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * How embla's spring pulls a slide to its place. With its own friction no duration settles in less than 700 ms; these
 * two are near its critical damping, and leave less than a pixel of 1280 after 170 ms, without swinging over.
 */
const SPRING = { friction: 0.18, duration: 0.52 };

/** Brings a released slide to its place within 200 ms, at once under reduced motion. Returns a function that unsubscribes. */
export function settleSoon(embla: Embla, still: boolean): () => void {
  const settle = () => {
    embla
      .internalEngine()
      .scrollBody.useFriction(SPRING.friction)
      .useDuration(still ? 0 : SPRING.duration);
  };
  embla.on('pointerUp', settle);
  return () => void embla.off('pointerUp', settle);
}
