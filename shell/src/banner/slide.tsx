import type { Banner } from '@vitrina/contract';
import { Link } from '@vitrina/navigation';
import { Icon } from '@vitrina/ui';
import { SlidePicture } from './slide-picture';

const isElsewhere = (link: string) => /^https:\/\//.test(link);

function SlideLink({ link, headline, shown }: { link: string; headline: string; shown: boolean }) {
  const content = (
    <>
      <span>Descúbrelo</span>
      <Icon name="arrow-right" />
    </>
  );
  const props = {
    className: 'sh-slide-link',
    'aria-label': `Descúbrelo: ${headline}`,
    tabIndex: shown ? undefined : -1,
  };
  return isElsewhere(link) ? (
    <a {...props} href={link} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    <Link {...props} to={link}>
      {content}
    </Link>
  );
}

type Props = { banner: Banner; first: boolean; shown: boolean };

/**
 * One banner: picture, text on the side that the picture leaves free, and its link. One beside the window is out of reach
 * for keyboard and screen reader (not by `inert`, which is above the browser floor).
 */
export const Slide = ({ banner, first, shown }: Props) => (
  <li className="sh-slide" data-tone={banner.tone} data-side={banner.textSide} aria-hidden={!shown || undefined}>
    <SlidePicture banner={banner} first={first} />
    <div className="sh-slide-copy">
      <p className="sh-slide-headline">{banner.headline}</p>
      {banner.tagline && <p className="sh-slide-tagline">{banner.tagline}</p>}
      {banner.link && <SlideLink link={banner.link} headline={banner.headline} shown={shown} />}
    </div>
  </li>
);
