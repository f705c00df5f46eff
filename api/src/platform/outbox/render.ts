import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { oneTimePassword, temporaryPassword } from './codes';
import { interestMail, interestSubject } from './interest-mail';
import type { Channel, Message } from './message';
import { quotationMail, quotationSubject } from './quotation-mail';
import type { Rendered } from './rendered';

/** A message in words; undefined when what it is about is gone. */
export async function render(database: Kysely<Database>, message: Message): Promise<Rendered | undefined> {
  switch (message.kind) {
    case 'one-time-password':
      return oneTimePassword(message);
    case 'temporary-password':
      return temporaryPassword(message);
    case 'quotation':
      return quotationMail(database, message);
    case 'interest':
      return interestMail(database, message.leadId);
  }
}

/** What a list shows of a message, made without its files: a mail's subject, an SMS's text; undefined when it is gone. */
export async function titleOf(
  database: Kysely<Database>,
  channel: Channel,
  message: Message,
): Promise<string | undefined> {
  if (message.kind === 'quotation') return quotationSubject(database, message);
  if (message.kind === 'interest') return interestSubject(database, message.leadId);
  const rendered = await render(database, message);
  return channel === 'mail' ? rendered?.subject : rendered?.text;
}
