import { siteCaptcha } from './site-captcha';

/** The captcha of this site. */
export const captcha = siteCaptcha();
