/** Where the pictures stand; the number changes when pictures do, because they are cached for ever. */
const BASE = '/media/1';

export const pictures = {
  card: (model: string, colour: string) => `${BASE}/cars/${model}/${colour}/card.webp`,
  /** Large and transparent, of a colour that cannot be turned around. */
  still: (model: string, colour: string) => `${BASE}/cars/${model}/${colour}/still.webp`,
  /** The 24 pictures of a turn, from the front three-quarter view on. */
  frames: (model: string, colour: string) =>
    Array.from({ length: 24 }, (_, i) => `${BASE}/cars/${model}/${colour}/${String(i).padStart(2, '0')}.webp`),
  hero: (model: string) => `${BASE}/heroes/${model}.webp`,
  trim: (model: string, trim: string) => `${BASE}/packages/${model}/${trim.toLowerCase()}.webp`,
  article: (key: string) => `${BASE}/accessories/${key}.webp`,
  banner: (name: string, size: '1920x640' | '800x900') => `${BASE}/banners/${name}-${size}.webp`,
};
