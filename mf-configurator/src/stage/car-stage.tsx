import { Picture, Stage } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { CarPicture } from './car-picture';
import css from './car-stage.module.css';

type CarStageProps = {
  picture?: CarPicture;
  alt: string;
  /** Words on the stage: the page's heading. */
  heading?: ReactNode;
  /** Lies over the picture: the turntable. The stage then keeps room for its control. */
  turntable?: ReactNode;
};

/** The car, large, on its stage. When the picture changes the old one stays until the new one is there. */
export function CarStage({ picture, alt, heading, turntable }: CarStageProps) {
  return (
    <Stage className={css.stage} data-turns={turntable ? true : undefined}>
      {heading && <div className={css.heading}>{heading}</div>}
      {picture && <Picture {...picture} alt={alt} priority className={css.car} />}
      {turntable}
    </Stage>
  );
}
