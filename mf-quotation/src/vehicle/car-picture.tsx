import type { CarImage } from '@vitrina/rules';
import { cx, Picture, Stage } from '@vitrina/ui';
import css from './car-picture.module.css';

type CarPictureProps = {
  image?: CarImage;
  /** The picture's text: model and colour, if there is one. */
  model: string;
  colour?: string;
  className?: string;
};

/** The car, large, on its stage; without a picture the empty stage. */
export function CarPicture({ image, model, colour, className }: CarPictureProps) {
  const alt = [model, colour].filter(Boolean).join(', ');
  return (
    <Stage className={cx(css.stage, className)}>
      {image && <Picture {...image} width={960} height={540} alt={alt} priority />}
    </Stage>
  );
}
