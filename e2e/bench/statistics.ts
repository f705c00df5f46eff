const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** The middle of a list of numbers. */
export const median = (numbers: readonly number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The number that 95 of 100 do not exceed. */
export const percentile95 = (numbers: readonly number[]) =>
  sorted(numbers)[Math.ceil(numbers.length * 0.95) - 1] ?? Number.NaN;
