import { createTransport } from 'nodemailer';
import { BRAND } from '../brand';
import { CarrierRefusal, PATIENCE_MS } from './carrier';
import type { Rendered } from './rendered';

/** What nodemailer adds to an error when the server has answered. */
type Answered = { code?: string; responseCode?: number; response?: string; command?: string };

/** No such mailbox (RFC 3463). Any other refusal, of the sender or by the server's rules, may be fixed in time. */
const NO_MAILBOX = /\b5\.1\.[1236]\b/;

/** A server's answer without its text, which often names the recipient. */
function refusalOf(error: unknown): unknown {
  const { code, responseCode, response = '', command = '' } = error as Answered;
  if (!responseCode) return code === 'EENVELOPE' ? new CarrierRefusal('the recipient is no address', true) : error;
  const isFinal = responseCode >= 500 && NO_MAILBOX.test(response);
  return new CarrierRefusal(`the mail server answered ${responseCode} to ${command}`, isFinal);
}

/** Sends mails through an SMTP server. */
export function mailServer({ url, from }: { url: string; from: string }) {
  const transport = createTransport(url, { from: { name: BRAND.name, address: from } });
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  Object.assign(transport.options, patience);
  const send = async (to: string, { subject, text, html, attachments }: Rendered): Promise<void> => {
    const files = attachments.map(({ name, type, id, content }) => ({
      ...{ filename: name, contentType: type, content },
      ...(id === undefined ? {} : { cid: id }),
    }));
    try {
      await transport.sendMail({ to, subject, text, html, attachments: files });
    } catch (error) {
      throw refusalOf(error);
    }
  };
  return { send, close: () => transport.close() };
}
