import { cardOutcome, cards } from './cards';

export const WALKS = { cards, cardOutcome };
