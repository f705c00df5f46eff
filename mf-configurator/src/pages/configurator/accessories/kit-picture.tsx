import type { Accessory } from '@vitrina/contract';
import { Picture } from '@vitrina/ui';
import css from './kit-picture.module.css';

const SIZE = { width: 480, height: 360, alt: '' } as const;
/** More would be too small to distinguish. */
const MOST = 3;

/** The kit's own picture, or those of its contents. */
const picturesOf = ({ image, items }: Accessory): string[] =>
  image ? [image] : items.flatMap((item) => item.image ?? []).slice(0, MOST);

export const hasPicture = (kit: Accessory): boolean => picturesOf(kit).length > 0;

/** The contents of a kit, side by side. */
export function KitPicture({ kit }: { kit: Accessory }) {
  return (
    <span className={css.collage}>
      {picturesOf(kit).map((image) => (
        <Picture {...SIZE} key={image} src={image} className={css.item} />
      ))}
    </span>
  );
}
