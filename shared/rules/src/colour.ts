/** Colours compared as people see them: in Oklab, where equal distances look equally different. */
type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i;

/** A channel of sRGB as the light that it stands for. */
const linear = (channel = '') => {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The matrices of Oklab for linear sRGB, as its author gives them. */
function oklab(hex: string): Oklab | undefined {
  const channels = HEX.exec(hex);
  if (!channels) return undefined;
  const r = linear(channels[1]);
  const g = linear(channels[2]);
  const b = linear(channels[3]);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colours `#rrggbb` look, from 0 to 1 (black and white); infinite when one of them cannot be read. */
export function colourDistance(a: string, b: string): number {
  const [one, other] = [oklab(a), oklab(b)];
  return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) : Number.POSITIVE_INFINITY;
}

/** The colour that looks most like `hex`; the first when that is not known. Undefined when there are none. */
export function nearestColour<Painted extends { hex: string }>(
  colours: readonly Painted[],
  hex: string | undefined,
): Painted | undefined {
  if (hex === undefined) return colours[0];
  const distances = colours.map((colour) => colourDistance(colour.hex, hex));
  return colours[distances.indexOf(Math.min(...distances))];
}
