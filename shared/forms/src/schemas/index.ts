export { bankNumber } from './bank-numbers';
export { consent, selected, selectedOrWritten } from './choices';
export { integer } from './integers';
export { messages } from './messages';
export { currentPassword, password, REGISTRATION_LIMITS } from './passwords';
export { emailAddress, identityNumber, landline, mobilePhone, otp, personNames, phone, plate } from './people';
export { filled, requiredText } from './texts';
