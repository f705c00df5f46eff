import type { TrimPackage } from '@vitrina/contract';
import { Picture, Stage } from '@vitrina/ui';
import css from './package-picture.module.css';

type PackagePictureProps = {
  trimPackage: TrimPackage;
  /** The model's own picture, for a package without one. */
  fallback?: string;
  className?: string;
};

/** The picture of a package; it adds nothing to its title. */
export function PackagePicture({ trimPackage: { image }, fallback, className }: PackagePictureProps) {
  const src = image ?? fallback;
  return src && <Picture src={src} width={640} height={360} alt="" cutout={!image} className={className} />;
}

/** The picture on its own small stage, for tables. */
export const PackageThumbnail = (props: Omit<PackagePictureProps, 'className'>) => (
  <Stage as="span" quiet className={css.stage}>
    <PackagePicture {...props} className={css.picture} />
  </Stage>
);
