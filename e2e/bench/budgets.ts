/** A figure against its budget (design, section 9). */
export type Line = { what: string; measured: number; budget?: number; unit: string; atLeast?: boolean };

export const kB = (bytes: number) => bytes / 1000;

/** Script until a page stands, brotli, in kB: home, a page of the customer's area, a section of a wizard, and any other. */
export const SCRIPT_BUDGET = { home: 125, account: 200, wizard: 240, other: 170 } as const;

/** From a key to its paint in the largest section: at most `keyMs`, or `timesBare` what a bare input of the page takes. */
export const WIZARD_BUDGET = { keyMs: 50, timesBare: 1.5, deletionMs: 100 } as const;

const round = (number: number) => (Math.abs(number) < 10 ? number.toFixed(2) : String(Math.round(number)));

export const isWithin = ({ measured, budget, atLeast }: Line) =>
  budget === undefined || (atLeast ? measured >= budget : measured <= budget);

/** The lines as a table for people. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.what,
    `${round(line.measured)} ${line.unit}`.trim(),
    line.budget === undefined ? '' : `${line.atLeast ? '>=' : '<='} ${line.budget}`,
    isWithin(line) ? '' : 'OVER',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
