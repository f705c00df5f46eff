import { count, id, listOf, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';

/** A banner of the home page. All of its codes are ours. */
export const Banner = entity('Banner', {
  id: field('id', id),
  image: field('dt1', text(300), '1920x640'),
  smallImage: field('dt2', text(300), '800x900, for small screens'),
  headline: field('dt3', text(120)),
  tagline: optional('dt4', text(240)),
  link: optional('dt5', text(300), 'path on this site, or an https address'),
  alt: optional('dt6', text(240), 'what the picture shows'),
  textSide: field('dt7', text(10), 'left or right: where text may stand on the wide picture'),
  tone: field('dt8', text(10), 'dark or light: the tone of the picture behind the text'),
  order: field('ndt1', count),
});
export type Banner = WordOf<typeof Banner>;

export const banners = endpoint({
  name: 'banners',
  path: 'MpPMt/VmSlMpm',
  purpose: 'Banners of the home page, in order',
  request: Empty,
  response: listOf(Banner),
});
