import { codeOf } from './transaction';

/** PostgreSQL shutting down, full, too slow, without this database or user, and network errors on the way to it. */
const CODES = /^(08...|28...|3D000|53...|57...|ECONN.*|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's messages, without a code, about a lost or unavailable connection. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether an error means that the database cannot be reached now, rather than that the statement is wrong. */
export const isUnavailable = (error: unknown): boolean =>
  CODES.test(codeOf(error)) || (error instanceof Error && MESSAGES.test(error.message));
