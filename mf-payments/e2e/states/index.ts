import { cardOutcome, cards } from './cards';
import { deposit, paymentFrame, transfer } from './payment';

export const WALKS = { paymentFrame, transfer, deposit, cards, cardOutcome };
