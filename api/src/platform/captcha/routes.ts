import { captchaChallenge } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../http/contract-route';
import { BadRequest } from '../http/errors';
import type { Captcha } from './captcha';

/** Challenges for the forms. */
export function captchaRoutes(app: FastifyInstance, captcha: Captcha): void {
  contractRoute(app, captchaChallenge, async ({ action }) => {
    const challenge = await captcha.challenge(action);
    if (challenge === undefined) throw new BadRequest();
    return challenge;
  });
}
