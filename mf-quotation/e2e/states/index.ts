import { legalTexts } from './legal';
import { quotation, requestReceived } from './quotation';
import { leadForms, signInAnswers, signInDialog } from './sign-in';

export const WALKS = { quotation, requestReceived, signInDialog, signInAnswers, leadForms, legalTexts };
