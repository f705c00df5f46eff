import { codeOf } from './transaction';

/** PostgreSQL going away, full or too slow, and the network on the way to it. */
const CODES = /^(08...|53...|57...|ECONN.*|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says, without a code, of a connection that was lost or not to be had. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database cannot be reached now, and not that something is wrong with what it was asked. */
export const isUnavailable = (error: unknown): boolean =>
  CODES.test(codeOf(error)) || (error instanceof Error && MESSAGES.test(error.message));
