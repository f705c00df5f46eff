import { Button, cx, IconButton } from '@vitrina/ui';
import { useId, useRef } from 'react';
import { degreesAt } from './rotation';
import css from './turntable.module.css';
import { useTurnGestures } from './use-turn-gestures';
import { useTurntable } from './use-turntable';

type TurntableProps = {
  /** Addresses of the frames in order, all of one size. Keep the same array while the colour is the same. */
  frames: readonly string[];
  /** Size of a frame in pixels. */
  width: number;
  height: number;
  /** What turns, for screen readers. */
  label: string;
};

/**
 * A car that turns: one canvas over the still picture of its parent, in the parent's box. It stays transparent until
 * the first frame has loaded, so nothing jumps. Drag, swipe, arrow keys and buttons; to screen readers it is a slider
 * in degrees.
 */
export function Turntable({ frames, width, height, label }: TurntableProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const turntable = useTurntable(canvas, frames);
  const { handlers, hasTurned, turnBy } = useTurnGestures(turntable, frames.length);
  const degrees = degreesAt(turntable.index, frames.length);
  const eighth = frames.length / 8;
  if (turntable.failed) return <TurnFailed onRetry={turntable.retry} />;
  return (
    <>
      <canvas
        ref={canvas}
        className={css.canvas}
        data-painted={turntable.painted || undefined}
        width={width}
        height={height}
        tabIndex={0}
        role="slider"
        aria-label={label}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees} grados`}
        {...handlers}
      />
      <div className={cx(css.control, (turntable.ready || hasTurned) && css.shown)}>
        <IconButton icon="chevron-left" label="Girar a la izquierda" onClick={() => turnBy(eighth)} />
        <p id={hint} className={css.hint}>
          Arrastra para girar
        </p>
        <IconButton icon="chevron-right" label="Girar a la derecha" onClick={() => turnBy(-eighth)} />
      </div>
    </>
  );
}

/** No frame loaded: the still picture stays, and the turn can be requested again. */
function TurnFailed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="status" className={cx(css.control, css.shown, css.failed)}>
      <p className={css.hint}>No pudimos cargar la vista 360°</p>
      <Button variant="quiet" size="s" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  );
}
