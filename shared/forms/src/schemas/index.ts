export { consent, optionalChoice, selected, selectedOrWritten } from './choices';
export { formSchema, formSchemaWithConfirmation } from './form-schema';
export { messages } from './messages';
export { currentPassword, password } from './passwords';
export { emailAddress, identityNumber, landline, mobilePhone, otp, personNames, plate } from './people';
export { optionalText, orEmpty, requiredText } from './texts';
export { amount, date } from './values';
