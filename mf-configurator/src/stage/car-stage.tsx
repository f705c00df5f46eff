import { Picture, Stage } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { CarPicture } from './car-picture';
import css from './car-stage.module.css';

type CarStageProps = {
  picture?: CarPicture;
  alt: string;
  /** Words on the stage: the page's heading. */
  heading?: ReactNode;
  /** Content over the picture: the turntable, the choice of the scene. */
  children?: ReactNode;
};

/** The car, large, on its stage. When the picture changes the old one stays until the new one has loaded. */
export function CarStage({ picture, alt, heading, children }: CarStageProps) {
  return (
    <Stage className={css.stage}>
      {heading && <div className={css.heading}>{heading}</div>}
      {picture && <Picture {...picture} alt={alt} priority className={css.car} />}
      {children}
    </Stage>
  );
}
