/** Providers that deliver whatever the dots of a name are (support.google.com/mail/answer/7436150). */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that limits count for an e-mail address: in lower case and without a tag (`ana+1@…`, RFC 5233), which
 * anybody can add to anybody's address; of Gmail without dots too, and of its two domains one.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
