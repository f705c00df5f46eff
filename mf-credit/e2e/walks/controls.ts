import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '@vitrina/e2e/keyboard';

/** What is typed or chosen: as it is shown, or yes and no. */
export type Shown = string | boolean;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A control by its label, which says of some that they are optional; the list of a combo has the same. */
export const control = (place: Page | Locator, label: string): Locator =>
  place
    .getByLabel(new RegExp(`^${literally(label)}\\s*(\\(opcional\\))?$`))
    .and(place.locator('input, select, textarea'));

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tabs to a control, unless it has the focus already. */
export async function reach(page: Page, target: Locator) {
  if (!(await isFocused(target))) await tabTo(page, target);
}

const kindOf = (target: Locator) =>
  target.evaluate((element) => {
    const { tagName, type } = element as HTMLInputElement;
    if (tagName === 'SELECT') return 'select';
    if (type === 'checkbox') return 'box';
    return element.getAttribute('role') === 'combobox' ? 'combo' : 'text';
  });

/** Chooses from a list that is searched by typing; what is not in it is added by Enter. */
async function choose(page: Page, target: Locator, shown: string) {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(shown);
  const option = page.getByRole('option', { name: shown, exact: true });
  const isOffered = await option.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  for (let step = 0; isOffered && step < 20; step++) {
    if ((await option.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(target).toHaveValue(shown);
}

/** Goes down a short list to what is wanted: typing leads to the wrong one where names begin alike. */
async function step(page: Page, has: () => Promise<string | null | undefined>, wanted: string) {
  await page.keyboard.press('Home');
  for (let option = 0; option < 60 && (await has()) !== wanted; option++) await page.keyboard.press('ArrowDown');
  expect(await has()).toBe(wanted);
}

/** Fills in one control by the keyboard alone; what it has already stays. @param typed what is typed, if it is shown otherwise */
export async function fillIn(page: Page, target: Locator, shown: Shown, typed?: string) {
  await expect(target).toBeVisible();
  const kind = await kindOf(target);
  if (kind === 'box') {
    if ((await target.isChecked()) === shown) return;
    await reach(page, target);
    await page.keyboard.press('Space');
    return expect(target).toBeChecked({ checked: shown === true });
  }
  const text = String(shown);
  const has = () =>
    kind === 'select'
      ? target.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.textContent)
      : target.inputValue();
  if ((await has()) === text) return;
  await expect(target).toBeEnabled();
  await reach(page, target);
  if (kind === 'combo') return choose(page, target, text);
  if (kind === 'select') return step(page, has, text);
  if (kind === 'text') await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(typed ?? text);
  await expect.poll(has).toBe(text);
}

/** Reaches a button and presses it. */
export async function press(page: Page, target: Locator) {
  await reach(page, target);
  await page.keyboard.press('Enter');
}
