import type { Wizard } from '@vitrina/rules';

/** Size of the frames of a turn and of the room that every picture of the car gets, in pixels. */
export const FRAME = { width: 960, height: 540 } as const;

/** A picture of the car and whether it is transparent around it. */
export type CarPicture = typeof FRAME & { src: string; cutout: boolean };

const picture = (src: string | undefined, cutout: boolean): CarPicture | undefined =>
  src ? { ...FRAME, src, cutout } : undefined;

/** The best still picture of what is chosen: the colour's turn from the front, its picture, or that of the model. */
export function carPicture({ color, modelo, version }: Wizard): CarPicture | undefined {
  return (
    picture(color?.frames[0]?.url, false) ??
    picture(color?.image, true) ??
    picture(modelo?.heroImage ?? modelo?.image, true) ??
    picture(version?.images[0]?.url, false)
  );
}

/** What the picture shows, in words. */
export const carDescription = ({ color, modelo }: Wizard): string =>
  [modelo?.name, color && `color ${color.name}`].filter(Boolean).join(', ');
