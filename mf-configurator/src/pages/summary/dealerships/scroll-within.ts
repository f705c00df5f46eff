/** Space kept below, in pixels: the list fades out there. */
const ROOM = 24;

/** Scrolls only `box`, as far as necessary to show `child`. */
export function scrollWithin(box: HTMLElement, child: HTMLElement) {
  const above = child.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const below = above + child.offsetHeight + ROOM - box.clientHeight;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += Math.min(below, above);
}
