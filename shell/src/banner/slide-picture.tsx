import type { Banner } from '@vitrina/contract';
import { useLayoutEffect, useRef } from 'react';

/** Up to this width the small picture is shown; as in banner.css. */
export const SMALL = '(max-width: 59.99rem)';

const ID = 'first-banner';

/** The picture of the static first paint. Taken now, because React empties #root at its first commit. */
const painted = document.getElementById(ID);

/** Puts that very element back instead of creating a second one: no second request, no second decode, no flash. */
function AdoptedPicture({ picture }: { picture: HTMLElement }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(picture), [picture]);
  return <div ref={host} className="sh-slide-picture" />;
}

/** Wide and small picture of a banner. The first one of the page is the largest paint. */
export function SlidePicture({ banner, first }: { banner: Banner; first: boolean }) {
  if (first && painted?.querySelector('img')?.getAttribute('src') === banner.image) {
    return <AdoptedPicture picture={painted} />;
  }
  return (
    <div className="sh-slide-picture">
      <picture id={first ? ID : undefined}>
        <source media={SMALL} srcSet={banner.smallImage} width={800} height={900} />
        <img
          src={banner.image}
          alt={banner.alt ?? ''}
          width={1920}
          height={640}
          fetchPriority={first ? 'high' : undefined}
          loading={first ? undefined : 'lazy'}
          draggable={false}
        />
      </picture>
    </div>
  );
}
