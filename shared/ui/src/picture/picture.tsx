import { type ComponentProps, useState } from 'react';
import { cx } from '../cx';
import css from './picture.module.css';

type Source = { src: string; width: number; height: number };

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'loading' | 'alt'> &
  Source & {
    /** '' for a picture that adds nothing to the text beside it. */
    alt: string;
    /** Another picture of the same, shown if this one fails. */
    instead?: { src: string; cutout?: boolean };
    /** Another crop for screens under 48rem. */
    small?: Source;
    /** Visible at once: loads now and first. Others load as they come near. */
    priority?: boolean;
    /** Transparent around the subject, so that it can be on any background. */
    cutout?: boolean;
  };

/** A picture with reserved space. If it fails to load, another one is shown, or its space and text stay. */
export function Picture({ instead, ...props }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === props.src;
  if (!hasFailed) return <Image {...props} onFail={() => setFailed(props.src)} />;
  return instead ? <Picture {...props} {...instead} /> : <Missing {...props} />;
}

type ImageProps = Omit<PictureProps, 'instead'>;

const Missing = ({ width, height, alt, className }: ImageProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    className={cx(css.missing, className)}
    role={alt ? 'img' : 'presentation'}
    aria-label={alt || undefined}
  />
);

function Image({ alt, small, priority, cutout, className, onError, onFail, ...rest }: ImageProps & { onFail(): void }) {
  const image = (
    <img
      {...rest}
      alt={alt}
      className={cx(css.picture, className)}
      data-cutout={cutout || undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={(event) => {
        onFail();
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
