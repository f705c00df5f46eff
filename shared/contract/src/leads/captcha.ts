import { text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field, optional } from '../dsl/entity';

/** What earns a token: a proof-of-work challenge (ALTCHA) or, where this site uses reCAPTCHA, its key. One of the two. */
export const CaptchaChallenge = entity('CaptchaChallenge', {
  challenge: optional('dt1', text(4000), 'ALTCHA challenge as JSON text'),
  recaptchaKey: optional('dt2', text(100, 1), 'site key of reCAPTCHA v3'),
});
export type CaptchaChallenge = WordOf<typeof CaptchaChallenge>;

export const captchaChallenge = endpoint({
  name: 'captchaChallenge',
  path: 'Cptch/VmGnrC',
  purpose: 'What earns a captcha token for one action; each token serves once',
  ours: true,
  request: entity('CaptchaChallengeRequest', { action: field('dt1', text(40, 1)) }),
  response: CaptchaChallenge,
});
