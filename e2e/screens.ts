// `pnpm screens [walk…] [--look NAME]… [--address URL] [--folder DIR]`: a picture of every state of the site (the walks
// of `e2e/tests/states` and of each remote's `e2e/states`, or those named), on a phone and on a desktop, light and dark,
// or in the looks named (screens/looks.ts).
// `pnpm screens --docs` writes the chosen ones (screens/chosen.ts) into docs/screens instead.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/lib/chromium.mjs';
import { inRoot, remotes } from '../scripts/lib/workspace.mjs';
import { CHOSEN } from './screens/chosen';
import { LOOKS, type Look, USUAL } from './screens/looks';
import { fileName, smallPicture } from './screens/pictures';
import { type Ground, takeGround } from './support/ground';
import type { Walk } from './support/walk';

/** Pictures, fonts and the turntable have arrived by then, and nothing moves any more. */
const SETTLED_MS = 1200;

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    address: { type: 'string', default: 'http://localhost:8080' },
    folder: { type: 'string' },
    look: { type: 'string', multiple: true },
    docs: { type: 'boolean', default: false },
  },
});
const folder = values.folder ?? inRoot(values.docs ? 'docs/screens' : '.cache/screens');

type Walks = Record<string, (walk: Walk) => Promise<void>>;
type Picture = (page: Page, walk: string, state: string, look: Look) => Promise<void>;

/** Every walk by its name, those to what is printed too. */
async function allWalks(): Promise<Walks> {
  const walks: Walks = {};
  for (const folder of ['e2e/tests/states', ...remotes().map((name) => `${name}/e2e/states`)]) {
    const module: { WALKS: Walks; ON_PAPER?: Walks } = await import(inRoot(folder, 'index.ts'));
    Object.assign(walks, module.WALKS, module.ON_PAPER);
  }
  return walks;
}

const everyState: Picture = async (page, walk, state, look) => {
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: join(folder, `${fileName(`${walk} ${state} ${look}`)}.png`) });
};

const isChosen = (walk: string, look: Look) => CHOSEN.some((picture) => picture.walk === walk && picture.look === look);

const chosenStates: Picture = async (page, walk, state, look) => {
  const chosen = CHOSEN.find((picture) => picture.walk === walk && picture.state === state && picture.look === look);
  if (!chosen) return;
  await page.waitForTimeout(SETTLED_MS);
  await smallPicture(page, join(folder, `${chosen.file}.webp`));
};

async function walkThrough(browser: Browser, look: Look, [name, walk]: [string, Walks[string]], picture: Picture) {
  const { textSize, ...options }: Ground & { hasTouch?: boolean } = LOOKS[look];
  const page = await browser.newPage({ ...options, baseURL: values.address, locale: 'es-EC' });
  page.setDefaultTimeout(60_000);
  if (textSize) await takeGround(page, LOOKS[look]);
  await walk({ page, check: (state) => picture(page, name, state, look) });
  await page.close();
}

async function main() {
  mkdirSync(folder, { recursive: true });
  const walks = await allWalks();
  const unknown = CHOSEN.filter(({ walk }) => !(walk in walks));
  if (unknown.length > 0) throw new Error(`screens/chosen.ts names unknown walks: ${unknown.map(({ walk }) => walk)}`);
  const missing = named.filter((name) => !(name in walks));
  if (missing.length > 0) throw new Error(`No walk ${missing.join(', ')}; known: ${Object.keys(walks).join(', ')}`);
  const wanted = Object.entries(walks).filter(([name]) => named.length === 0 || named.includes(name));
  const looks = values.look ?? [...USUAL];
  const strange = looks.filter((look) => !(look in LOOKS));
  if (strange.length > 0) throw new Error(`No look ${strange.join(', ')}; known: ${Object.keys(LOOKS).join(', ')}`);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  for (const look of looks as Look[])
    for (const walk of wanted)
      if (!values.docs || isChosen(walk[0], look))
        await walkThrough(browser, look, walk, values.docs ? chosenStates : everyState);
  await browser.close();
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
