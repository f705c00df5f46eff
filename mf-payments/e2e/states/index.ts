import { cardOutcome } from './card-outcome';
import { cardDeclaration, cards } from './cards';
import { payme } from './payme';
import { deposit, paymentFrame, transfer } from './payment';

export const WALKS = { paymentFrame, transfer, deposit, cards, cardDeclaration, payme, cardOutcome };
