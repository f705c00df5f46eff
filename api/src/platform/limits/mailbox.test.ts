import { mailboxOf } from './mailbox';

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana.Paz@Example.COM', 'ana.paz@example.com'],
  ['ana+uno@example.com', 'ana@example.com'],
  ['ana+uno+dos@example.com', 'ana@example.com'],
  ['A.na.Paz+x@gmail.com', 'anapaz@gmail.com'],
  ['ana.paz@googlemail.com', 'anapaz@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
