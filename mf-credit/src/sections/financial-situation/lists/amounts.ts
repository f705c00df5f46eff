import { cents } from '@vitrina/contract';

/** The least amount of a row (specification 2, section 5), and the most that the calls take. */
export const AMOUNTS = { min: cents(1_00), max: cents(100_000_000_00) } as const;

/** Longest observation or description that the calls take: rows that were summed up have a line each. */
export const LONGEST_TEXT = 2000;
