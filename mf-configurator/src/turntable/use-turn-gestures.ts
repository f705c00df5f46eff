import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dragged, slowed } from './rotation';
import type { Turntable } from './use-turntable';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Number of frames that a key turns by; a page key turns an eighth of the circle. */
const stepOf = (key: string, count: number): number | undefined =>
  ({ ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1, PageDown: count / 8, PageUp: -count / 8 })[key];

/**
 * Turning by finger, mouse and keyboard. A horizontal drag turns and, when released, runs out (not under reduced
 * motion); a vertical one scrolls the page and two fingers zoom it (`touch-action: pan-y pinch-zoom` on the element).
 */
export function useTurnGestures({ position, turnTo }: Turntable, count: number) {
  const drag = useRef<{ x: number; from: number } | null>(null);
  const speed = useRef(0);
  const running = useRef(0);
  const [hasTurned, setHasTurned] = useState(false);

  useEffect(() => () => cancelAnimationFrame(running.current), []);

  /** Choosing a position stops a running drag, which would carry the car past it. */
  const stopAt = (to: number) => {
    cancelAnimationFrame(running.current);
    setHasTurned(true);
    turnTo(to);
  };
  const turnBy = (step: number) => stopAt(position.current + step);

  const runOut = () => {
    speed.current = slowed(speed.current);
    if (speed.current === 0 || drag.current) return;
    turnTo(position.current + speed.current);
    running.current = requestAnimationFrame(runOut);
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      if (drag.current && event.isPrimary === false) {
        drag.current = null; // a second finger: the two zoom the page
        return;
      }
      cancelAnimationFrame(running.current);
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { x: event.clientX, from: position.current };
      speed.current = 0;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      const to = dragged(drag.current.from, event.clientX - drag.current.x, event.currentTarget.clientWidth, count);
      if (to === position.current) return;
      setHasTurned(true);
      speed.current = to - position.current;
      turnTo(to);
    },
    onPointerUp() {
      if (!drag.current) return;
      drag.current = null;
      if (!prefersReducedMotion()) runOut();
    },
    onPointerCancel() {
      drag.current = null;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Home') stopAt(0);
      else {
        const step = stepOf(event.key, count);
        if (step === undefined) return;
        turnBy(step);
      }
      event.preventDefault();
    },
  };
  return { handlers, hasTurned, turnBy };
}
