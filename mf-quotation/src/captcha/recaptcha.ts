import './recaptcha.module.css';
import type { Proof } from './proof';

/** The part of Google's script that is used here. */
type Grecaptcha = {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};
declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** A script whose own parts are blocked neither works nor fails. */
const PATIENCE_MS = 10_000;

const inTime = <T>(work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('captcha: reCAPTCHA does not answer')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

function load(siteKey: string): Promise<Grecaptcha> {
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  const loaded = new Promise<Grecaptcha>((resolve, reject) => {
    const fail = () => reject(new Error('captcha: the script of reCAPTCHA did not load'));
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
  });
  document.head.append(script);
  return inTime(loaded).catch((error) => {
    script.remove();
    throw error;
  });
}

let loading: Promise<Grecaptcha> | undefined;

/**
 * Google's reCAPTCHA v3. Only its script is loaded ahead of time, once per page: a token is valid for two minutes, and
 * a person types longer. After a failure it is loaded again.
 */
export async function recaptcha(siteKey: string, action: string): Promise<Proof> {
  loading ??= load(siteKey).catch((error) => {
    loading = undefined;
    throw error;
  });
  const grecaptcha = await loading;
  return { token: () => inTime(grecaptcha.execute(siteKey, { action })), expiresAt: undefined };
}
