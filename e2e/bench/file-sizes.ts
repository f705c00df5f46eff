import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { REMOTES } from '../servers/ports';
import { kB, type Line } from './budgets';

/** Each remote's entry, which every page of it loads first. */
export const entrySizes = (): Line[] =>
  REMOTES.map((name) => ({
    what: `remoteEntry of ${name}, gzip`,
    measured: kB(gzipSync(readFileSync(inRoot(name, 'dist/remoteEntry.js'))).length),
    budget: 8,
    unit: 'kB',
  }));

/** The pictures of the 360, over all models and colours. */
export function turntableSizes(): Line[] {
  const cars = inRoot('api/media/cars');
  const colours = readdirSync(cars).flatMap((model) =>
    readdirSync(join(cars, model)).map((colour) => join(cars, model, colour)),
  );
  const sizes = colours.map((dir) =>
    readdirSync(dir)
      .filter((file) => /^\d\d\.webp$/.test(file))
      .sort()
      .map((file) => readFileSync(join(dir, file)).length),
  );
  return [
    {
      what: 'first frame of the 360, largest',
      measured: kB(Math.max(...sizes.map(([first]) => first ?? 0))),
      budget: 40,
      unit: 'kB',
    },
    {
      what: 'whole set of a colour, largest',
      measured: kB(Math.max(...sizes.map((set) => set.reduce((a, b) => a + b, 0)))),
      budget: 500,
      unit: 'kB',
    },
  ];
}
