export { bankNumber } from './bank-numbers';
export { consent, selected, selectedOrWritten } from './choices';
export { messages } from './messages';
export { currentPassword, password, REGISTRATION_LIMITS } from './passwords';
export { emailAddress, identityNumber, landline, mobilePhone, otp, personNames, plate } from './people';
export { filled, requiredText } from './texts';
