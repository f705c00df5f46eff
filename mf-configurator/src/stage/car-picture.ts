import type { Wizard } from '@vitrina/rules';

/** Size of the frames of a turn and of the room that every picture of the car gets, in pixels. */
export const FRAME = { width: 960, height: 540 } as const;

/** A still picture of the car, on the stage's ground or transparent around it. */
export type CarPicture = typeof FRAME & { src: string };

/** The model's large picture, where it shows the chosen colour: that of the model's small picture. */
const heroOf = ({ color, modelo }: Wizard): string | undefined =>
  !color || color.image === modelo?.image ? modelo?.heroImage : undefined;

/**
 * The best still picture of what is chosen. Where the car turns, it is the first frame, so that nothing jumps when the
 * turn takes its place; before that the model's large picture is sharper, and it is there already.
 */
export function carPicture(wizard: Wizard): CarPicture | undefined {
  const { color, modelo, version, subpaso } = wizard;
  const frame = color?.frames[0]?.url;
  const src =
    (subpaso === 4 ? frame : undefined) ??
    heroOf(wizard) ??
    frame ??
    color?.image ??
    modelo?.image ??
    version?.images[0]?.url;
  return src === undefined ? undefined : { ...FRAME, src };
}

/** What the picture shows, in words. */
export const carDescription = ({ color, modelo }: Wizard): string =>
  [modelo?.name, color && `color ${color.name}`].filter(Boolean).join(', ');
