import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Embla's spring for the way to a snap. With its own friction no duration comes to rest in less than 700 ms; these two are
 * near critical damping and leave less than a pixel of 1280 after 170 ms, without overshooting.
 */
const SPRING = { friction: 0.18, duration: 0.52 };

/** Brings a released slide to its place within 200 ms, at once under reduced motion. Returns a function that unsubscribes. */
export function snapSoon(embla: Embla, still: boolean): () => void {
  const snap = () => {
    embla
      .internalEngine()
      .scrollBody.useFriction(SPRING.friction)
      .useDuration(still ? 0 : SPRING.duration);
  };
  embla.on('pointerUp', snap);
  return () => void embla.off('pointerUp', snap);
}
