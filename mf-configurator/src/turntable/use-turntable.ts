import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Frames, loadFrames } from './frames';
import { frameAt, nearestFrame } from './rotation';

/** How long after the last picture the turning control appears (specification 1, section 2). */
export const CONTROL_DELAY_MS = 2000;

export type Turntable = {
  /** True once a frame is on the canvas and the still picture is no longer needed. */
  painted: boolean;
  /** True when the turning control may show. */
  ready: boolean;
  /** Every frame failed: there is nothing to turn. */
  failed: boolean;
  /** Visible frame. */
  index: number;
  position: RefObject<number>;
  /** Turns to a position; the picture follows at the next animation frame. */
  turnTo(position: number): void;
  /** Loads the whole turn again. */
  retry(): void;
};

type State = Pick<Turntable, 'painted' | 'ready' | 'failed'>;
const LOADING: State = { painted: false, ready: false, failed: false };

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

/**
 * Loads the turn at `urls` and paints the frame nearest to the wanted position, at most once per animation frame. When
 * the colour changes the old picture stays, at the same angle, until the first frame of the new one has loaded.
 */
export function useTurntable(canvas: RefObject<HTMLCanvasElement | null>, urls: readonly string[]): Turntable {
  const position = useRef(0);
  const frames = useRef<Frames | null>(null);
  const scheduled = useRef(0);
  const painted = useRef<ImageBitmap | undefined>(undefined);
  const [index, setIndex] = useState(0);
  const [state, setState] = useState(LOADING);
  const stop = useRef<() => void>(undefined);

  const draw = useCallback(() => {
    scheduled.current = 0;
    const set = frames.current;
    if (!set || !canvas.current) return;
    setIndex(frameAt(position.current, set.count));
    const nearest = nearestFrame(position.current, set.count, (at) => set.at(at) !== undefined);
    const bitmap = nearest === undefined ? undefined : set.at(nearest);
    if (!bitmap || bitmap === painted.current) return;
    paint(canvas.current, bitmap);
    painted.current = bitmap;
    setState((before) => (before.painted ? before : { ...before, painted: true }));
  }, [canvas]);

  const schedule = useCallback(() => {
    scheduled.current ||= requestAnimationFrame(draw);
  }, [draw]);

  const load = useCallback(() => {
    stop.current?.();
    let timer: ReturnType<typeof setTimeout> | undefined;
    setState(({ painted }) => ({ ...LOADING, painted }));
    const set = loadFrames(urls, frameAt(position.current, urls.length), {
      onFrame: schedule,
      onDone(loaded) {
        if (loaded === 0) setState({ ...LOADING, failed: true });
        else timer = setTimeout(() => setState((before) => ({ ...before, ready: true })), CONTROL_DELAY_MS);
      },
    });
    frames.current = set;
    stop.current = () => {
      clearTimeout(timer);
      cancelAnimationFrame(scheduled.current);
      scheduled.current = 0;
      set.release();
    };
  }, [urls, schedule]);

  useEffect(() => {
    load();
    return () => stop.current?.();
  }, [load]);

  const turnTo = useCallback(
    (to: number) => {
      position.current = to;
      schedule();
    },
    [schedule],
  );
  return { ...state, index, position, turnTo, retry: load };
}
