import { carImage, type Wizard } from '@vitrina/rules';

/** Size of the frames of a turn and of the box of every picture of the car, in pixels. */
export const FRAME = { width: 960, height: 540 } as const;

/** A still picture of the car, in its box. */
export type CarPicture = typeof FRAME & { src: string; instead?: { src: string } };

/** The picture of the choice; the stage blends every one into its scene with `multiply`, transparent or not. */
export function carPicture(wizard: Wizard): CarPicture | undefined {
  const image = carImage(wizard);
  return image && { ...FRAME, src: image.src, instead: image.instead && { src: image.instead.src } };
}

/** What the picture shows, in words. */
export const carDescription = ({ color, modelo }: Wizard): string =>
  [modelo?.name, color && `color ${color.name}`].filter(Boolean).join(', ');
