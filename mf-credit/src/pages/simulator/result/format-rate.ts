/** A rate in basis points as the law writes it: 1560 is '15.60 %'. */
export const formatRate = (bp: number): string => `${(bp / 100).toFixed(2)} %`;
