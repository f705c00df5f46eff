import type { Place } from '@vitrina/rules';
import type { Located } from './located';

/** A city (canton) that has dealerships, at their middle. */
export type City = { name: string; place: Place };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The cities of these dealerships: the only names that the page knows nearer than the provinces'. */
export function citiesOf(located: readonly Located[]): City[] {
  const places = new Map<string, Place[]>();
  for (const { dealership, place } of located) {
    const { canton, province } = dealership.places[0] ?? {};
    // Two provinces may have a canton of the same name.
    if (canton) places.set(`${canton}\n${province}`, [...(places.get(`${canton}\n${province}`) ?? []), place]);
  }
  return [...places].map(([key, all]) => ({
    name: key.slice(0, key.indexOf('\n')),
    place: { latitude: mean(all.map((at) => at.latitude)), longitude: mean(all.map((at) => at.longitude)) },
  }));
}
