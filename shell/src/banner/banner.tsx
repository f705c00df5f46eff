import { type ComponentType, useEffect, useState } from 'react';
import type { CarouselProps } from './carousel';
import { Slide } from './slide';
import { useSlides } from './use-slides';

/** The code that rotates the banners: a separate chunk, fetched when nothing more urgent is left. */
function useCarousel(wanted: boolean): ComponentType<CarouselProps> | undefined {
  const [Carousel, setCarousel] = useState<ComponentType<CarouselProps>>();
  useEffect(() => {
    if (!wanted) return;
    import('./carousel').then(
      (module) => setCarousel(() => module.Carousel),
      () => undefined, // without it the first banner stays
    );
  }, [wanted]);
  return Carousel;
}

/** The banners of the home page: first the painted one, then the server's, rotating (specification 1, section 2). */
export function Banner() {
  const slides = useSlides();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(0);
  const turning = slides.length > 1;
  const Carousel = useCarousel(turning);

  return (
    <section className="sh-banner" aria-label="Novedades" aria-roledescription="carrusel">
      {turning && Carousel && viewport && (
        <Carousel viewport={viewport} slides={slides} shown={shown} onShow={setShown} />
      )}
      <div ref={setViewport} className="sh-banner-viewport">
        <ul className="sh-banner-track">
          {slides.map((banner, index) => (
            <Slide key={banner.image} banner={banner} first={index === 0} shown={index === shown} />
          ))}
        </ul>
      </div>
    </section>
  );
}
