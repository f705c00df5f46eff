import type { Banner } from '@vitrina/contract';
import brandBanner from './brand-banner.json';

/** The banner of the static first paint: part of the shell's release, because the HTML holds it. */
export const FIRST: Banner = brandBanner;

/**
 * Slides of the carousel. The first is the one that is already on the screen; the server's follow in their order,
 * that one not twice. Where the server has it too, its words count.
 */
export function slidesOf(banners: readonly Banner[] = []): Banner[] {
  const ordered = [...banners].sort((a, b) => a.order - b.order);
  const isFirst = ({ image }: Banner) => image === FIRST.image;
  return [ordered.find(isFirst) ?? FIRST, ...ordered.filter((banner) => !isFirst(banner))];
}
