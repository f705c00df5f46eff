import type { CarImage } from '@vitrina/rules';
import { cx, Picture, Stage } from '@vitrina/ui';
import css from './car-picture.module.css';

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
