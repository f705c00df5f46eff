import { appointmentDates, birthDates, type DayRange, todayInEcuador } from '@vitrina/rules';

/** Today's day in Ecuador, asked at each validation: a form may stay open past midnight. */
export const today = (): string => todayInEcuador(new Date());

/** A range that moves with today, as a date field takes it. */
const moving = (range: (today: string) => DayRange) => ({
  min: () => range(today()).min ?? '',
  max: () => range(today()).max ?? '',
});

/** Of an applicant or a spouse: from 100 years ago to 18 years ago. */
export const BIRTH = moving(birthDates);
/** Of an appointment to a public office: from 90 years ago to one month ago. */
export const APPOINTMENT = moving(appointmentDates);
