import type { Wizard } from './types';

type Still = { src: string; cutout: boolean };

/**
 * A still picture of the car. `cutout`: transparent around it; otherwise it stands on the stage's flat ground.
 * `instead`: another one of the same colour, if there is one, for when this one cannot be loaded.
 */
export type CarImage = Still & { instead?: Still };

/** The model's large picture, where it shows the chosen colour: that of the model's small picture. */
const heroOf = ({ color, modelo }: Wizard): string | undefined =>
  !color || (color.image !== undefined && color.image === modelo?.image) ? modelo?.heroImage : undefined;

/**
 * The best still picture of what is chosen, the same on every page. Where the car turns (sub-step 4, and after it), it is
 * the first frame, so that nothing jumps when the turn takes its place; before that the model's large picture is sharper,
 * and it is there already.
 */
export function carImage(wizard: Wizard): CarImage | undefined {
  const { color, modelo, version, subpaso } = wizard;
  const frame = color?.frames[0]?.url;
  const hero = heroOf(wizard);
  const still = color?.image ?? modelo?.image ?? modelo?.heroImage ?? version?.images[0]?.url;
  const [src, ...others] = [subpaso === 4 ? frame : undefined, hero, frame, still].filter((url) => url !== undefined);
  if (src === undefined) return undefined;
  const instead = others.find((url) => url !== src);
  const stillOf = (url: string): Still => ({ src: url, cutout: url !== frame });
  return { ...stillOf(src), ...(instead !== undefined && { instead: stillOf(instead) }) };
}
