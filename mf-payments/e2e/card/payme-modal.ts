import type { Page } from '@playwright/test';

/** payme's window, which its script opens over the page. */
export const modal = (page: Page) => page.frameLocator('iframe[title="Pay-me"]');
export const decide = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).click();
export const finish = (page: Page) => decide(page, 'Finalizar');

/** Lets payme's script be missing the next time that it is asked for. */
export const loseScript = (page: Page) =>
  page.route('**/modalcomercio.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });

/** Lets payme's script not come the next time that it is asked for. @returns a function that ends the waiting for it */
export async function stallScript(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    '**/modalcomercio.js',
    async (route) => {
      await held;
      await route.abort();
    },
    { times: 1 },
  );
  return letGo;
}
