import { todayInEcuador } from '@vitrina/rules';

/** Today's day in Ecuador, asked at each validation: a form may stay open past midnight. */
export const today = (): string => todayInEcuador(new Date());
