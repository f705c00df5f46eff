const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** How each state is pictured. */
export const LOOKS = {
  'phone light': { viewport: PHONE, colorScheme: 'light', hasTouch: true },
  'phone dark': { viewport: PHONE, colorScheme: 'dark', hasTouch: true },
  'desktop light': { viewport: DESKTOP, colorScheme: 'light' },
  'desktop dark': { viewport: DESKTOP, colorScheme: 'dark' },
} as const;
export type Look = keyof typeof LOOKS;
