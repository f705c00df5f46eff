/**
 * Mails that confirm leads, by mailbox: more than a buyer asks for who compares cars. Beyond it the lead is kept without
 * its mail.
 */
export const LEAD_MAILS_PER_HOUR = { fromOne: 10, fromAll: 30 };
