/** A location on the globe, in degrees. */
export type Place = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine; within 0.5 % of the true one). */
export function kilometres(a: Place, b: Place): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A copy of `items`, nearest to `from` first. Those without a location keep their order at the end. */
export function sortByDistance<T>(items: readonly T[], from: Place, placeOf: (item: T) => Place | undefined): T[] {
  return items
    .map((item) => {
      const place = placeOf(item);
      return { item, distance: place ? kilometres(from, place) : Number.MAX_VALUE };
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}
