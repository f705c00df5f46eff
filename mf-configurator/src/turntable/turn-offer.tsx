import { Button, Icon } from '@vitrina/ui';
import { megabytes, useTurnBytes } from './save-data';
import css from './turntable.module.css';

/** For a buyer who saves data: the turn is loaded only on request, and the button shows its size. */
export function TurnOffer({ frames, onAccept }: { frames: readonly string[]; onAccept(): void }) {
  const bytes = useTurnBytes(frames);
  if (bytes === undefined) return null;
  return (
    <Button variant="secondary" size="s" className={css.offer} onClick={onAccept}>
      <Icon name="rotate-3d" />
      <span>{bytes > 0 ? `Ver en 360° (${megabytes(bytes)})` : 'Ver en 360°'}</span>
    </Button>
  );
}
