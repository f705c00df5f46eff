import type { Banner } from '@vitrina/contract';
import brandBanner from './brand-banner.json';

/** The banner of the static first paint: part of the shell's release, because the HTML holds it. */
export const FIRST: Banner = brandBanner;

/**
 * Slides of the carousel: what the server has, in its order. The painted one stands until the server has answered, and
 * where it answers with none: the home page has no other beginning.
 */
export function slidesOf(banners: readonly Banner[] = []): Banner[] {
  return banners.length > 0 ? [...banners].sort((a, b) => a.order - b.order) : [FIRST];
}
