import { altcha } from './altcha';

/** The captcha of this site. */
export const captcha = altcha();
