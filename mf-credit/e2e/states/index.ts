import { simulator } from './simulator';

export const WALKS = { simulator };
