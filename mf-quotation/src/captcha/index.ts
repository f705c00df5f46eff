import { altcha } from './altcha';

export type { Captcha } from './captcha';

/** The captcha of this site. */
export const captcha = altcha();
