/** Radius in pixels and text of a marker that stands for `count` dealerships. */
export function clusterLook(count: number): { radius: number; text: string } {
  return { radius: Math.min(30, 15 + Math.log2(count) * 1.8), text: count > 999 ? '999+' : String(count) };
}
