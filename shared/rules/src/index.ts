export { absCents, maxCents, minCents, multiplyCents, negateCents, subtractCents, sumCents, ZERO } from './amounts';
export * from './application';
export {
  ageAt,
  appointmentDates,
  birthDates,
  type DayRange,
  endOfOfficeDates,
  isWithin,
  plusBusinessDays,
  plusDays,
  plusMonths,
  plusYears,
  transferDates,
} from './calendar';
export { campaignFromSource } from './campaign';
export * from './cart';
export { authorizationValue, type Credentials, readAuthorization } from './credentials';
export * from './credit';
export { formatDate, formatDayInWords, formatMoment, formatTime, parseDate, todayInEcuador } from './dates';
export { isEmailAddress } from './emails';
export * from './files';
export { isBankNumber, isLettersAndSpaces, isPersonName, isPlate } from './formats';
export { kilometres, type Place, sortByDistance } from './geography';
export {
  type IdentityType,
  isPayerIdentity,
  isValidIdentity,
  LEGAL_ENTITY_CHECK_DIGIT_REQUIRED,
  OTHER_IDENTITY_MIN_LENGTH,
} from './identity';
export { formatMoney, formatPrice, formatRate, hasTooManyDecimals, parseMoney, priceDifference } from './money';
export { moneyInWords } from './money-words';
export { isLandline, isMobilePhone, nationalPhone } from './phones';
export { firstOfPresses, type PressWindow } from './presses';
export * from './purchase';
export { formatHour, type OpeningHours, parseSchedule, type ScheduleEntry } from './schedule';
export { foldAccents, includesFolded, slugify } from './text';
export * from './wizard';
