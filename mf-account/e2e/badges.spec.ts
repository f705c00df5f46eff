import { createRequire } from 'node:module';
import { expect, test } from '@vitrina/e2e/console';
import { addressOf, answerOf, contract } from '@vitrina/e2e/contract';
import { CUSTOMER, signIn } from '@vitrina/e2e/session';

const { financingRequest }: typeof import('@vitrina/testing/purchases') = createRequire(import.meta.url)(
  '@vitrina/testing/purchases',
);

/** Statuses with their tones and icons; the last one is of a server to come. */
const LOOKS = [
  ['APROBADO FACTURAR', 'success', 'circle-check'],
  ['NEGADO', 'danger', 'circle-alert'],
  ['EN ADUANA', 'info', 'info'],
] as const;

test('a status is a word with an icon in the colours of its tone, one never seen before in those of information; in forced colours in a border', async ({
  page,
}) => {
  await signIn(page, CUSTOMER);
  const requests = LOOKS.map(([status], at) =>
    financingRequest({ id: 2201 + at, number: `${3201 + at}`, status, isAnswered: true, isApproved: false }),
  );
  await page.route(addressOf(contract.purchases), (route) =>
    route.fulfill({ json: answerOf(contract.purchases, requests) }),
  );
  await page.goto('/usuario/solicitudes');
  const badgeOf = (status: string) => page.getByRole('row').getByText(status, { exact: true }).locator('xpath=..');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const seen = new Set<string>();
    for (const [status, tone, icon] of LOOKS) {
      await expect(badgeOf(status)).toHaveText(status);
      await expect(badgeOf(status).locator(`svg.lucide-${icon}`)).toBeVisible();
      const looks = await badgeOf(status).evaluate((badge, name) => {
        const sample = document.createElement('i');
        sample.style.cssText = `color: var(--${name}); background-color: var(--${name}-soft)`;
        document.body.append(sample);
        const [found, token] = [badge, sample].map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        });
        sample.remove();
        return { found, token };
      }, tone);
      expect(looks.found, `${status}, ${colorScheme}`).toBe(looks.token);
      seen.add(looks.found ?? '');
    }
    expect(seen.size).toBe(LOOKS.length);
  }

  await page.emulateMedia({ forcedColors: 'active' });
  for (const [status, , icon] of LOOKS) {
    await expect(badgeOf(status)).toBeVisible();
    await expect(badgeOf(status).locator(`svg.lucide-${icon}`)).toBeVisible();
    const { border, drawn, ground } = await badgeOf(status).evaluate((badge) => {
      const { borderWidth, borderStyle, borderColor, color, backgroundColor } = getComputedStyle(badge);
      const { stroke } = getComputedStyle(badge.querySelector('svg > *') as Element);
      return { border: `${borderWidth} ${borderStyle}`, drawn: [borderColor, color, stroke], ground: backgroundColor };
    });
    expect(border).toBe('1px solid');
    for (const colour of drawn) {
      expect(colour).toMatch(/^rgb\(/); // opaque
      expect(colour).not.toBe(ground);
    }
  }
});
