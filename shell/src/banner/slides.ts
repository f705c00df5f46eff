import type { Banner } from '@vitrina/contract';
import brandBanner from './brand-banner.json';

/** The banner of the static first paint: part of the shell's release, because the HTML contains it. */
export const FIRST: Banner = brandBanner;

/**
 * Slides of the carousel: the server's, in its order. The painted one stays until the server has answered, and also if
 * it has none, because the home page must have one.
 */
export function slidesOf(banners: readonly Banner[] = []): Banner[] {
  return banners.length > 0 ? [...banners].sort((a, b) => a.order - b.order) : [FIRST];
}
