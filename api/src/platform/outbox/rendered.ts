import { mailPage } from './html';

/** A file that comes with a mail; one with an `id` is shown inside it as `cid:<id>`. */
export interface Attachment {
  name: string;
  type: string;
  id?: string;
  content: Buffer;
}

/** A message as it is sent: all of it by e-mail, `text` by SMS. */
export interface Rendered {
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

/** A message without files. @param body HTML */
export function plain(subject: string, text: string, body: string): Rendered {
  return { subject, text, html: mailPage(subject, body), attachments: [] };
}
