import { BANNERS } from './data/home';
import { pictures } from './pictures';

/** Banners of the home page. */
export const homeRows = () => ({
  banner: BANNERS.map(({ picture, headline, tagline, link, alt, side, tone }, i) => ({
    id: i + 1,
    image: pictures.banner(picture, '1920x640'),
    small_image: pictures.banner(picture, '800x900'),
    headline,
    tagline,
    link,
    alt,
    text_side: side,
    tone,
    position: i + 1,
  })),
});
