import { text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { entity, field } from '../dsl/entity';

/** A proof-of-work challenge (ALTCHA). */
export const CaptchaChallenge = entity('CaptchaChallenge', {
  challenge: field('dt1', text(4000), 'ALTCHA challenge as JSON text'),
});
export type CaptchaChallenge = WordOf<typeof CaptchaChallenge>;

export const captchaChallenge = endpoint({
  name: 'captchaChallenge',
  path: 'Cptch/VmGnrC',
  purpose: 'A new captcha challenge for one action; its answer serves once',
  ours: true,
  request: entity('CaptchaChallengeRequest', { action: field('dt1', text(40, 1)) }),
  response: CaptchaChallenge,
});
