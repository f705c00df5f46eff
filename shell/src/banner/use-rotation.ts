import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds that a banner is shown (specification 1, sections 2 and 9). */
export const ROTATION = 7000;

const motion = () => matchMedia('(prefers-reduced-motion: reduce)');
const onMotion = (listener: () => void) => {
  const query = motion();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the user prefers reduced motion. */
export const useReducedMotion = () => useSyncExternalStore(onMotion, () => motion().matches);

/** True while the pointer is over the element, or the focus inside it. */
export function useAttended(element: HTMLElement | null): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (!element) return;
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => setHovered((event as PointerEvent).pointerType === 'mouse')],
      ['pointerleave', () => setHovered(false)],
      ['focusin', () => setFocused(true)],
      ['focusout', (event) => setFocused(element.contains((event as FocusEvent).relatedTarget as Node | null))],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  }, [element]);
  return hovered || focused;
}

/** Whether nobody looks at the banner: another tab is in front, or a dialog. */
const isBehind = () => document.hidden || document.querySelector('dialog[open]') !== null;

/** Calls `next` after seven seconds while `running`; a new `next`, after each change of banner, restarts the timer. */
export function useRotation(running: boolean, next: () => void): void {
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => isBehind() || next(), ROTATION);
    return () => clearInterval(timer);
  }, [running, next]);
}
