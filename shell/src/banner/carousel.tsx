import type { Banner } from '@vitrina/contract';
import { Icon } from '@vitrina/ui';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { crossFade } from './cross-fade';
import { snapSoon } from './snap-soon';
import { useAttended, useReducedMotion, useRotation } from './use-rotation';

export type CarouselProps = {
  /** The element that shows one slide of the track inside it. */
  viewport: HTMLElement;
  slides: Banner[];
  shown: number;
  onShow: (index: number) => void;
};

/**
 * Rotates and drags the slides, and renders their controls: pause first, because a user who is disturbed looks for it.
 * They do not rotate under the pointer, with the focus inside, and under reduced motion. One fades over to the next;
 * only a finger slides them.
 */
export function Carousel({ viewport, slides, shown, onShow }: CarouselProps) {
  const [connect, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const [paused, setPaused] = useState(false);
  const still = useReducedMotion();
  const attended = useAttended(viewport.parentElement);

  useEffect(() => connect(viewport), [connect, viewport]);

  useEffect(() => {
    if (!embla) return;
    const select = () => onShow(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla, onShow]);

  useEffect(() => embla && snapSoon(embla, still), [embla, still]);

  const go = useCallback(
    (index: number) => {
      const slides = embla?.slideNodes() ?? [];
      const [from, to] = [slides[shown], slides.at(index % slides.length)];
      if (!from || !to || from === to) return;
      embla?.scrollTo(slides.indexOf(to), true);
      if (!still) crossFade(from, to);
    },
    [embla, shown, still],
  );
  const turn = useCallback(
    () => embla?.internalEngine().dragHandler.pointerDown() || go(shown + 1),
    [embla, go, shown],
  );
  useRotation(!paused && !attended && !still, turn);

  return (
    <div className="sh-banner-controls" data-tone={slides[shown]?.tone}>
      {!still && (
        <button
          type="button"
          aria-label={paused ? 'Reanudar el carrusel' : 'Pausar el carrusel'}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={18} />
        </button>
      )}
      <button type="button" className="sh-banner-arrow" aria-label="Anterior" onClick={() => go(shown - 1)}>
        <Icon name="chevron-left" />
      </button>
      {slides.map(({ image, headline }, index) => (
        <button
          key={image}
          type="button"
          className="sh-banner-dot"
          aria-label={`Ir a ${headline}`}
          aria-current={index === shown || undefined}
          onClick={() => go(index)}
        />
      ))}
      <button type="button" className="sh-banner-arrow" aria-label="Siguiente" onClick={() => go(shown + 1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
