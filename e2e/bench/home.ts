import type { Browser } from '@playwright/test';
import type { Line } from './budgets';
import { median } from './statistics';
import { type Visit, visit } from './visit';

type Pair = { composed: Visit; single: Visit };

/** The home page, visited turn about with a single bundle of the same code, on a slow phone. */
export async function home(browser: Browser, origins: { composed: string; single: string }, rounds: number) {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ composed: await visit(browser, origins.composed), single: await visit(browser, origins.single) });

  const ratio = (of: (visit: Visit) => number) => median(pairs.map((pair) => of(pair.composed) / of(pair.single)));
  const line = (what: string, of: (visit: Visit) => number, budget: number): Line => ({
    what: `home: ${what} : single bundle`,
    measured: ratio(of),
    budget,
    unit: '',
  });
  const lines: Line[] = [
    line('time to remote content', ({ content }) => content, 1.05),
    line('bytes', ({ bytes }) => bytes, 1.4),
    line('first paint', ({ firstPaint }) => firstPaint, 0.5),
    line('largest paint', ({ largestPaint }) => largestPaint, 0.5),
    {
      what: 'home: largest paint : first paint',
      measured: median(pairs.map(({ composed }) => composed.largestPaint / composed.firstPaint)),
      unit: '',
    },
  ];
  const [first] = pairs;
  const elements = [...new Set(pairs.map(({ composed }) => composed.largestElement))];
  return {
    lines,
    pairs,
    note: `home: ${first?.composed.requests} requests composed, ${first?.single.requests} single; largest element ${elements.join(' or ')}`,
  };
}
