import type { Banner } from '@vitrina/contract';
import { Icon } from '@vitrina/ui';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { useAttended, useReducedMotion, useRotation } from './use-rotation';

export type CarouselProps = {
  /** The element that shows one slide of the track inside it. */
  viewport: HTMLElement;
  slides: Banner[];
  shown: number;
  onShow: (index: number) => void;
};

/**
 * Makes the slides turn and be dragged, and gives their controls: pause first, because it is what a person who is
 * disturbed looks for. They stand still under the pointer, with the focus inside, and for who wants no motion.
 */
export function Carousel({ viewport, slides, shown, onShow }: CarouselProps) {
  const [connect, embla] = useEmblaCarousel({ loop: true, align: 'start', duration: 30 });
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

  const next = useCallback(() => {
    if (embla?.selectedScrollSnap() === shown) embla.scrollNext(still);
  }, [embla, shown, still]);
  useRotation(!paused && !attended && !still, next);

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
      <button type="button" className="sh-banner-arrow" aria-label="Anterior" onClick={() => embla?.scrollPrev(still)}>
        <Icon name="chevron-left" />
      </button>
      {slides.map(({ image, headline }, index) => (
        <button
          key={image}
          type="button"
          className="sh-banner-dot"
          aria-label={`Ir a ${headline}`}
          aria-current={index === shown || undefined}
          onClick={() => embla?.scrollTo(index, still)}
        />
      ))}
      <button type="button" className="sh-banner-arrow" aria-label="Siguiente" onClick={next}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
