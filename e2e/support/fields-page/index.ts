import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { inRoot } from '../../../scripts/lib/workspace.mjs';
import { site } from '../../servers/ports';

const FOLDER = '/campos/';

const made = build({
  entryPoints: [inRoot('e2e/support/fields-page/entry.tsx')],
  outdir: FOLDER,
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  write: false,
});

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
const DOCUMENT =
  '<!doctype html><html lang="es"><title>Campos</title><link rel="stylesheet" href="entry.css"><main></main><script type="module" src="entry.js"></script>';

/**
 * Opens a page of nothing but the fields whose work is the browser's own (amount, date, file), under the policy of the site.
 * What its form sends stands in `window.sent`.
 * @returns the names of the scripts that the page has loaded so far
 */
export async function openFields(page: Page): Promise<() => string[]> {
  const { outputFiles } = await made;
  const loaded: string[] = [];
  const policy = (await page.request.get(site.origin)).headers()['content-security-policy'] ?? '';
  if (!policy) throw new Error('The site has no policy.');
  await page.route(`**${FOLDER}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === FOLDER)
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
        body: DOCUMENT,
      });
    loaded.push(pathname);
    const file = outputFiles.find(({ path }) => path === pathname);
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[pathname.split('.').pop() ?? ''], body: Buffer.from(file.contents) });
  });
  await page.goto(site.origin + FOLDER);
  await page.getByRole('button', { name: 'Enviar' }).waitFor();
  return () => [...loaded];
}
