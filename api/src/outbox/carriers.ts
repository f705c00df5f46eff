import { createTransport } from 'nodemailer';
import { BRAND } from '../brand';
import type { Config } from '../config';
import type { Rendered } from './render';

/** Takes a message to one recipient. Rejects when it could not be handed over. */
export type Carrier = (recipient: string, message: Rendered) => Promise<void>;

/** Who carries each channel. */
export interface Carriers {
  mail: Carrier;
  sms: Carrier;
  close(): void;
}

/** Longest wait for a server, in milliseconds: a message that waits longer is tried again. */
const PATIENCE = 20_000;

function smtp({ url, from }: { url: string; from: string }) {
  const transport = createTransport(url, { from: { name: BRAND.name, address: from } });
  Object.assign(transport.options, { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE });
  const send: Carrier = async (to, { subject, text, html, attachments }) => {
    await transport.sendMail({
      ...{ to, subject, text, html },
      attachments: attachments.map(({ name, type, id, content }) => ({
        ...{ filename: name, contentType: type, content },
        ...(id === undefined ? {} : { cid: id }),
      })),
    });
  };
  return { send, close: () => transport.close() };
}

/** An SMS gateway that takes `{to, text}` as JSON. */
const gateway =
  (url: string): Carrier =>
  async (to, { text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };

/** The carriers of a configuration; undefined when messages stay in the sandbox. */
export function carriersOf({ mail }: Pick<Config, 'mail'>): Carriers | undefined {
  if (!mail) return undefined;
  const post = smtp(mail);
  return { mail: post.send, sms: gateway(mail.smsUrl), close: post.close };
}
