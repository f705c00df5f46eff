import type { Config } from '../config/config';
import { type Carrier, CarrierRefusal, PATIENCE_MS } from './carrier';
import { mailServer } from './mail-server';
import type { Rendered } from './rendered';
import type { SmsText } from './sms-text';

/** The carrier of each channel. */
export interface Carriers {
  mail: Carrier<Rendered>;
  sms: Carrier<SmsText>;
  close(): void;
}

/** An SMS gateway that takes `{to, text}` as JSON. */
const gateway =
  (url: string): Carrier<SmsText> =>
  async (to, text) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new CarrierRefusal(`the SMS gateway answered ${answer.status}`, false);
  };

/** The carriers of a configuration; undefined if messages stay in the outbox. */
export function carriersOf({ mail }: Pick<Config, 'mail'>): Carriers | undefined {
  if (!mail) return undefined;
  const post = mailServer(mail);
  return { mail: post.send, sms: gateway(mail.smsUrl), close: post.close };
}
