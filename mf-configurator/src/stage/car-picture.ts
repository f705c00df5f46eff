import { carImage, type Wizard } from '@vitrina/rules';

/** Size of the frames of a turn and of the room that every picture of the car gets, in pixels. */
export const FRAME = { width: 960, height: 540 } as const;

/** A still picture of the car, in the room that it gets. */
export type CarPicture = typeof FRAME & { src: string };

/** The picture of what is chosen; the stage multiplies every one into its scene, whether it is transparent or not. */
export function carPicture(wizard: Wizard): CarPicture | undefined {
  const image = carImage(wizard);
  return image && { ...FRAME, src: image.src };
}

/** What the picture shows, in words. */
export const carDescription = ({ color, modelo }: Wizard): string =>
  [modelo?.name, color && `color ${color.name}`].filter(Boolean).join(', ');
