import { mailPage } from './html';

/** An attachment of a mail; one with an `id` is shown inline as `cid:<id>`. */
export interface Attachment {
  name: string;
  type: string;
  id?: string;
  content: Buffer;
}

/** A rendered mail. */
export interface Rendered {
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

/** A mail without attachments. @param body HTML */
export function plain(subject: string, text: string, body: string): Rendered {
  return { subject, text, html: mailPage(subject, body), attachments: [] };
}
