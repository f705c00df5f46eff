import type { Page } from '@playwright/test';
import { compose } from '../support/composition';
import { expect, test } from '../support/console';
import { openFields } from '../support/fields-page';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Monto' });
const date = (page: Page) => page.getByRole('textbox', { name: 'Fecha' });
const sent = async (page: Page) => {
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.waitForFunction(() => 'sent' in window);
  return page.evaluate(() => (window as unknown as { sent: { monto: number; fecha: string } }).sent);
};

test.beforeEach(({ page }) => openFields(page));

test('an amount stays as it is typed, pasted or composed until its field is left', async ({ page }) => {
  for (const text of ['1234,56', '1.234,56', '1,234.56', '$ 1 234.56']) {
    for (const way of ['keys', 'paste', 'composition', 'commit at each digit']) {
      await amount(page).focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      if (way === 'keys') await page.keyboard.type(text);
      if (way === 'paste') await page.keyboard.insertText(text);
      if (way === 'composition') await compose(page, text);
      if (way === 'commit at each digit') for (const key of text) await compose(page, key);
      await expect(amount(page), `${text} by ${way}`).toHaveValue(text);
      await date(page).focus();
      await expect(amount(page), `${text} by ${way}`).toHaveValue('$1,234.56');
    }
  }
  expect(await sent(page)).toMatchObject({ monto: 123_456 });
});

test('N14, N15: one separator may be the decimal one, and many may group thousands', async ({ page }) => {
  for (const [text, read] of [
    ['1,5', '$1.50'],
    ['1.5', '$1.50'],
    ['$1,000,000.00', '$1,000,000.00'],
    ['1.000.000,00', '$1,000,000.00'],
  ] as const) {
    await amount(page).fill(text);
    await date(page).focus();
    await expect(amount(page), text).toHaveValue(read);
  }
});

test('an amount is reached by Tab selected, without its signs, and typed over', async ({ page }) => {
  await amount(page).fill('1234.5');
  await date(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(amount(page)).toHaveValue('1234.50');
  await page.keyboard.type('7,5');
  await page.keyboard.press('Tab');
  await expect(amount(page)).toHaveValue('$7.50');
});

test('an amount whose text was selected before it got the focus is typed over', async ({ page }) => {
  await amount(page).fill('1234.5');
  await date(page).focus();
  await amount(page).fill('7');
  await expect(amount(page)).toHaveValue('7');
});

test('an amount is mended where it is clicked', async ({ page }) => {
  await amount(page).fill('1234.56');
  await date(page).focus();
  await amount(page).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(amount(page)).toHaveValue('1234.5');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(amount(page)).toHaveValue('234.5');
});

test('N16: a date that a keyboard commits digit by digit doubles none', async ({ page }) => {
  await date(page).focus();
  for (const digit of '13061985') await compose(page, digit);
  await expect(date(page)).toHaveValue('13/06/1985');
  expect(await sent(page)).toMatchObject({ fecha: '1985-06-13' });
});

test('N17: a date whose digits come as text is in order, with the caret at its end', async ({ page }) => {
  await date(page).focus();
  for (const digit of '13061985') await page.keyboard.insertText(digit);
  await expect(date(page)).toHaveValue('13/06/1985');
  expect(await date(page).evaluate((control) => (control as HTMLInputElement).selectionStart)).toBe(10);
});
