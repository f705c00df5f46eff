import type { CDPSession, Page } from '@playwright/test';

/** What a person sets in their device or browser, on which every page is to stand. */
export type Ground = {
  viewport: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  /** The browser's size of text in pixels; 16 unless a person changes it. */
  textSize?: number;
};

/** Open as long as their page: the size of text is the session's. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the ground of a page as it stands: window, colours and text size, without a movement. */
export async function takeGround(page: Page, { viewport, colorScheme, forcedColors, textSize }: Ground) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: 'reduce',
  });
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize ?? 16 } });
}
