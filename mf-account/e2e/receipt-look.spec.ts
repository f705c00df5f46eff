import { axeViolations } from '@vitrina/e2e/checks/axe';
import { sidewaysScroll } from '@vitrina/e2e/checks/sideways';
import { expect, test } from '@vitrina/e2e/console';
import { pdfWithPages } from './files/pdf';
import { drawn, onePage, openPdf } from './receipt/open-receipt';

const LOOKS = [
  { name: '1280 px', size: { width: 1280, height: 800 } },
  { name: '320 px', size: { width: 320, height: 640 } },
  { name: '400 %', size: { width: 320, height: 256 } },
];
for (const { name, size } of LOOKS)
  test(`the viewer keeps to its window and to axe's rules at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPdf(page, pdfWithPages(2));
    await drawn(page, 1, 2);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.getByRole('link', { name: /^Descargar/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^Descargar/ })).toBeInViewport();
    await page.getByRole('region', { name: 'Archivo' }).scrollIntoViewIfNeeded();
    const stage = await page.getByRole('region', { name: 'Archivo' }).boundingBox();
    expect(stage?.height).toBeGreaterThanOrEqual(160);
  });

test('everything is reached by Tab, the file itself too', async ({ page }) => {
  await openPdf(page, pdfWithPages(2));
  await drawn(page, 1, 2);
  const reached: string[] = [];
  for (const _ of Array.from({ length: 9 })) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
      }),
    );
  }
  for (const name of [
    'Cerrar',
    'Archivo',
    'Alejar',
    'Acercar',
    'Ajustar',
    'Página anterior',
    'Página siguiente',
    'Abrir en otra pestaña',
    'Descargar pago.pdf',
  ])
    expect(reached).toContain(name);
});

test('in forced colours the page has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPdf(page, pdfWithPages(1));
  await drawn(page, 1, 1);
  expect(await onePage(page, 1, 1).evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');
});
