import { createLogger } from '../../src/platform/http/logger';

/** A line of the log. */
export type LogLine = Record<string, unknown> & { level: string; msg?: string };

/** A log that a test reads. */
export function captureLog(level = 'info') {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  return {
    log: createLogger(level, { write }),
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine),
    clear() {
      text = '';
    },
  };
}
