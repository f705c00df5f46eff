/** Colours of the map, and the custom property of each. */
const TOKENS = {
  land: '--map-land',
  neighbour: '--map-neighbour',
  home: '--map-home',
  border: '--map-border',
  label: '--map-label',
  halo: '--map-halo',
  grid: '--map-grid',
  marker: '--accent',
  onMarker: '--on-accent',
  chosen: '--accent-strong',
  ink: '--ink',
} as const;

export type Palette = Record<keyof typeof TOKENS, string>;

/** The colours as a canvas understands them, for the current scheme: `light-dark()` must be computed by the browser. */
export function readPalette(element: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, colour(token)])) as Palette;
  probe.remove();
  return palette;
}

/**
 * Calls back when the colours change: by the device's scheme, its forced colours, or `data-theme` on the root. Returns a
 * function that unsubscribes.
 */
export function onSchemeChange(changed: () => void): () => void {
  const device = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  const root = new MutationObserver(changed);
  for (const query of device) query.addEventListener('change', changed);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    for (const query of device) query.removeEventListener('change', changed);
    root.disconnect();
  };
}
