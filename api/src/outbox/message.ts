/** What a message says; the text is made when it is sent. Also the form in which it waits in the database. */
export type Message =
  | { kind: 'one-time-password'; name: string; code: string }
  | { kind: 'temporary-password'; name: string; password: string }
  | { kind: 'quotation'; leadId: number }
  | { kind: 'interest'; leadId: number };
