import { type ComponentProps, useState } from 'react';
import { cx } from '../cx';
import css from './picture.module.css';

type Source = { src: string; width: number; height: number };

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'loading' | 'alt'> &
  Source & {
    /** '' for a picture that adds nothing to the text beside it. */
    alt: string;
    /** Another crop for screens under 48rem. */
    small?: Source;
    /** Visible at once: loads now and first. Others load as they come near. */
    priority?: boolean;
    /** Transparent around the subject, so that it can be on any background. */
    cutout?: boolean;
  };

/** A picture with reserved space. If it fails to load, its space and text stay. */
export function Picture({
  src,
  width,
  height,
  alt,
  small,
  priority,
  cutout,
  className,
  onError,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) {
    return (
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={cx(css.missing, className)}
        role={alt ? 'img' : 'presentation'}
        aria-label={alt || undefined}
      />
    );
  }
  const image = (
    <img
      {...rest}
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={cx(css.picture, className)}
      data-cutout={cutout || undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={(event) => {
        setFailed(src);
        onError?.(event);
      }}
    />
  );
  if (!small) return image;
  return (
    <picture>
      <source media="(max-width: 47.99rem)" srcSet={small.src} width={small.width} height={small.height} />
      {image}
    </picture>
  );
}
