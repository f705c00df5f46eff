import { useState } from 'react';
import type { Outcome } from './outcome';
import { Unreadable } from './unreadable';
import type { Stage } from './use-stage';
import css from './viewer.module.css';

export type PictureProps = { url: string; name: string; stage: Stage; onOutcome(outcome: Outcome): void };

/**
 * A picture, fitted and zoomed by its size in the page alone: the browser turns a photo as its camera says, decodes it beside
 * the page (30 megapixels take seconds on a phone) and at the size that is shown.
 */
export function Picture({ url, name, stage, onOutcome }: PictureProps) {
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [failed, setFailed] = useState(false);
  if (failed)
    return <Unreadable what="esta imagen">Está dañada o incompleta. Descárgala para abrirla en tu equipo.</Unreadable>;
  const { width, height } = stage.size;
  const fitted = natural && natural.width * Math.min(1, width / natural.width, height / natural.height);
  return (
    <img
      className={css.picture}
      src={url}
      alt={`Comprobante ${name}`}
      decoding="async"
      draggable={false}
      style={{ '--width': fitted && `${fitted * stage.zoom}px` }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        setNatural({ width: naturalWidth, height: naturalHeight });
        onOutcome({ state: 'shown', pages: 1 });
      }}
      onError={() => {
        setFailed(true);
        onOutcome({ state: 'failed', canOpen: true });
      }}
    />
  );
}
