import { captchaChallenge } from '@vitrina/contract';
import type { FastifyInstance } from 'fastify';
import { BadRequest } from '../http/errors';
import { route } from '../http/route';
import type { Captcha } from './captcha';

/** Challenges for the forms. */
export function captchaRoutes(app: FastifyInstance, captcha: Captcha): void {
  route(app, captchaChallenge, { rate: 'read' }, async ({ action }) => {
    const challenge = await captcha.challenge(action);
    if (challenge === undefined) throw new BadRequest();
    return challenge;
  });
}
