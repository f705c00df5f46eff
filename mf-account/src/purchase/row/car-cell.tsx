import type { Purchase } from '@vitrina/contract';
import { Picture, Stage } from '@vitrina/ui';
import css from './row.module.css';

/** The car, small, and the number: what a row is recognised by. */
export const CarCell = ({ image, number }: Pick<Purchase, 'image' | 'number'>) => (
  <span className={css.car}>
    <Stage studio className={css.stage}>
      {image && <Picture src={image} width={480} height={270} alt="" cutout className={css.picture} />}
    </Stage>
    <span className={css.number}>{`N.º ${number}`}</span>
  </span>
);
