import type { Wizard } from '@vitrina/rules';
import { cx, Picture, Stage } from '@vitrina/ui';
import css from './car-picture.module.css';

/** What a large picture of the car needs: the address, and whether it is transparent around the car. */
export type CarImage = { src: string; cutout: boolean };

/** The chosen colour from the front, or the colour's or the model's own picture. */
export function carImage({ color, modelo }: Wizard): CarImage | undefined {
  const frame = color?.frames[0]?.url;
  if (frame) return { src: frame, cutout: false };
  const still = color?.image ?? modelo?.heroImage ?? modelo?.image;
  return still === undefined ? undefined : { src: still, cutout: true };
}

type CarPictureProps = {
  image?: CarImage;
  /** What it shows: model and colour, where there is one. */
  model: string;
  colour?: string;
  className?: string;
};

/** The car, large, on its stage; the bare stage without a picture. */
export function CarPicture({ image, model, colour, className }: CarPictureProps) {
  const alt = [model, colour].filter(Boolean).join(', ');
  return (
    <Stage className={cx(css.stage, className)}>
      {image && <Picture {...image} width={960} height={540} alt={alt} priority />}
    </Stage>
  );
}
