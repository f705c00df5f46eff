import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino';

/** SQLSTATE codes have five characters; messages of the database can contain values that users typed. */
const isDatabaseError = (error: Error & { code?: unknown }) =>
  typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

const framesOf = (stack: string) => stack.slice(Math.max(0, stack.search(/\n\s+at /))).trim();

/** An error without personal data: of a database error only code and position, never the message, detail or values. */
export function serializeError(error: Error & Partial<Record<'code' | 'table' | 'constraint' | 'column', string>>) {
  if (!(error instanceof Error)) return { type: typeof error };
  if (isDatabaseError(error)) {
    const { name, code, table, constraint, column, stack } = error;
    return { type: name, code, table, constraint, column, stack: framesOf(stack ?? '') };
  }
  const { type, message, stack, code } = stdSerializers.err(error) as SerializedError & { code?: string };
  return { type, message, stack, ...(code && { code }) };
}

/** The process's log: JSON lines on standard output. It never receives bodies, people's addresses or query strings. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination()): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
    },
    destination,
  );
