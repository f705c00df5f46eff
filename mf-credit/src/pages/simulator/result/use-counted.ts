import { type Cents, cents } from '@vitrina/contract';
import { ZERO } from '@vitrina/rules';
import { useMedia } from '@vitrina/ui';
import { useEffect, useState } from 'react';

/** Long enough to be seen as counting, short enough not to be waited for. */
export const COUNT_MS = 400;

/** Fast at first, then slower: where a part of the time has gone, this part of the way has. */
const eased = (part: number) => 1 - (1 - part) ** 3;

/** An amount that is counted up from nothing to where it stands; at once where motion is not wanted. */
export function useCounted(target: Cents): Cents {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState(ZERO);
  useEffect(() => {
    if (isStill) return;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / COUNT_MS);
      setShown(cents(Math.round(target * eased(part))));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isStill]);
  return isStill ? target : shown;
}
