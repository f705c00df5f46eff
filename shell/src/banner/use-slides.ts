import { query, useQuery } from '@vitrina/api-client';
import { type Banner, banners } from '@vitrina/contract';
import { useEffect, useState } from 'react';
import { whenIdle } from '../when-idle';
import { SMALL } from './slide-picture';
import { FIRST, slidesOf } from './slides';

/** Resolves when the banner picture for this screen can be painted, or has failed. */
async function fetchPicture({ image, smallImage }: Banner): Promise<void> {
  const picture = new Image();
  picture.src = matchMedia(SMALL).matches ? smallImage : image;
  await picture.decode().catch(() => undefined);
}

/**
 * The slides to show: the painted one, then the server's. If the server's first one is different, the painted one stays
 * until its picture has loaded: the banner is never blank.
 */
export function useSlides(): Banner[] {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  const { data } = useQuery({
    ...query(banners, {}, { quiet: true }),
    enabled: quiet,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [slides, setSlides] = useState(() => slidesOf(data));

  useEffect(() => {
    if (!data) return; // not there yet, or forgotten at a sign-out: what shows stays
    let isWanted = true;
    const next = slidesOf(data);
    const show = () => isWanted && setSlides(next);
    const [first = FIRST] = next;
    if (first.image === FIRST.image) show();
    else void fetchPicture(first).then(show);
    return () => {
      isWanted = false;
    };
  }, [data]);
  return slides;
}
