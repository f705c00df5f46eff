import type { Ground } from '../support/ground';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** How each state is pictured, unless other looks are named. */
export const USUAL = ['phone light', 'phone dark', 'desktop light', 'desktop dark'] as const;

type Pictured = Ground & { hasTouch?: boolean };

/** Every look that a state can be pictured in: what a person may have set in their device or browser. */
export const LOOKS = {
  'phone light': { viewport: PHONE, colorScheme: 'light', hasTouch: true },
  'phone dark': { viewport: PHONE, colorScheme: 'dark', hasTouch: true },
  'desktop light': { viewport: DESKTOP, colorScheme: 'light' },
  'desktop dark': { viewport: DESKTOP, colorScheme: 'dark' },
  'small phone': { viewport: { width: 360, height: 640 }, hasTouch: true },
  'phone on its side': { viewport: { width: 844, height: 390 }, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  'large desktop': { viewport: { width: 1920, height: 1080 } },
  'forced colours': { viewport: PHONE, forcedColors: 'active' },
  'forced colours desktop': { viewport: DESKTOP, forcedColors: 'active', colorScheme: 'dark' },
  'text 200': { viewport: { width: 400, height: 800 }, textSize: 32 },
  'zoom 400': { viewport: { width: 320, height: 256 } },
} as const satisfies Record<string, Pictured>;
export type Look = keyof typeof LOOKS;
