/** This page's place among the five steps. */
export const STEP = 4;
