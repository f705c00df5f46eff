import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** A point of the window in CSS pixels, as pointer events give it. */
export type Point = { x: number; y: number };

/** Factors of the fitted size that the buttons and keys step through. */
const STEPS = [1, 1.25, 1.5, 2, 3, 4, 6, 8] as const;
const MOST = 8;

/** What stays where it is while the content grows: a point of the content (fractions of its size) below one of the window. */
type Held = { at: Point; across: number; down: number };

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/**
 * The part of the dialog that shows the file: its first child is the content, `zoom` times as large as it fits. Panning is
 * the scrolling of the element itself, so that touch, wheel and scrollbars need no code.
 */
export function useStage() {
  const [node, ref] = useState<HTMLElement | null>(null);
  const [zoom, setZoom] = useState(1);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const latest = useRef(zoom);
  const held = useRef<Held>(undefined);

  useEffect(() => {
    if (!node) return;
    const measure = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);

  /** Sets the factor; the point of the content under `at` (the middle by default) stays there. */
  const zoomTo = useCallback(
    (factor: number, at?: Point) => {
      const content = node?.firstElementChild?.getBoundingClientRect();
      if (!node || !content) return;
      const point = at ?? middleOf(node.getBoundingClientRect());
      held.current = {
        at: point,
        across: (point.x - content.left) / (content.width || 1),
        down: (point.y - content.top) / (content.height || 1),
      };
      latest.current = Math.min(MOST, Math.max(1, factor));
      setZoom(latest.current);
    },
    [node],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the content took its new size
  useLayoutEffect(() => {
    const content = node?.firstElementChild?.getBoundingClientRect();
    if (!node || !content || !held.current) return;
    const { at, across, down } = held.current;
    held.current = undefined;
    node.scrollLeft += content.left + across * content.width - at.x;
    node.scrollTop += content.top + down * content.height - at.y;
  }, [zoom, node]);

  return useMemo(
    () => ({
      ref,
      node,
      size,
      zoom,
      zoomTo,
      zoomBy: (factor: number, at?: Point) => zoomTo(latest.current * factor, at),
      zoomIn: () => zoomTo(STEPS.find((step) => step > latest.current + 0.01) ?? MOST),
      zoomOut: () => zoomTo(STEPS.findLast((step) => step < latest.current - 0.01) ?? 1),
      fit: () => zoomTo(1),
      isLargest: zoom >= MOST,
      isFitted: zoom <= 1,
    }),
    [node, size, zoom, zoomTo],
  );
}

export type Stage = ReturnType<typeof useStage>;
