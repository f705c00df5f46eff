import { type Listeners, listen } from './listen';
import type { Point, Stage } from './use-stage';

/** Presses that are further apart, in time or place, are two of their own. */
const DOUBLE_MS = 350;
const DOUBLE_PX = 30;
/** A mouse that moves less while its button is down presses. */
const DRAG_PX = 4;
/** Of a double press on a file that is fitted. */
const CLOSER = 2.5;
/** How fast a wheel zooms: a notch of 100 px is a factor of 1.22. */
const PER_WHEEL_PX = 0.002;

type Zoom = Pick<Stage, 'zoom' | 'zoomTo' | 'zoomBy'>;
/** The zoom of the moment: listeners outlive it. */
type Latest = { readonly current: Zoom };

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A wheel with ctrl, which is how browsers tell the pinch of a touchpad too: zooms the file, not the page. */
const wheel = (latest: Latest): Listeners => ({
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
    latest.current.zoomBy(Math.exp(-event.deltaY * pixels * PER_WHEEL_PX), pointOf(event));
  },
});

/** Two presses at one place: closer there, or back to the whole. */
function doublePress(latest: Latest): Listeners {
  let first: { time: number; at: Point } | undefined;
  return {
    click(event) {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      const at = pointOf(event);
      const isSecond = first && event.timeStamp - first.time < DOUBLE_MS && distance(first.at, at) < DOUBLE_PX;
      first = isSecond ? undefined : { time: event.timeStamp, at };
      if (isSecond) latest.current.zoomTo(latest.current.zoom > 1 ? 1 : CLOSER, at);
    },
  };
}

/** A mouse drags the file; fingers scroll it by themselves. */
function drag(node: HTMLElement): Listeners {
  let from: Point | undefined;
  const end = () => {
    from = undefined;
    delete node.dataset.dragging;
  };
  return {
    pointerdown(event) {
      if (event.pointerType === 'mouse' && event.button === 0) from = pointOf(event);
    },
    pointermove(event) {
      const to = pointOf(event);
      const isDragging = node.dataset.dragging !== undefined;
      if (!from || (!isDragging && distance(from, to) < DRAG_PX)) return;
      if (!isDragging) {
        node.dataset.dragging = '';
        node.setPointerCapture(event.pointerId);
      }
      node.scrollLeft -= to.x - from.x;
      node.scrollTop -= to.y - from.y;
      from = to;
    },
    pointerup: end,
    pointercancel: end,
    // A picture would otherwise be dragged out of the page.
    dragstart: (event) => event.preventDefault(),
  };
}

/** Two fingers zoom about the point between them. */
function pinch(latest: Latest): Listeners {
  let start: { apart: number; zoom: number } | undefined;
  const fingers = ({ touches }: TouchEvent) => Array.from(touches, pointOf).slice(0, 2);
  const begin = (event: TouchEvent) => {
    const [one, other] = fingers(event);
    start = one && other && { apart: distance(one, other) || 1, zoom: latest.current.zoom };
  };
  return {
    touchstart: begin,
    touchmove(event) {
      const [one, other] = fingers(event);
      if (!start || !one || !other) return;
      event.preventDefault();
      const between = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      latest.current.zoomTo((start.zoom * distance(one, other)) / start.apart, between);
    },
    touchend: begin,
    touchcancel: begin,
  };
}

/** Wheel, double press, drag and pinch on the stage, until the returned function is called. */
export const watchGestures = (node: HTMLElement, latest: Latest): (() => void) =>
  listen(node, { ...wheel(latest), ...doublePress(latest), ...drag(node), ...pinch(latest) });
