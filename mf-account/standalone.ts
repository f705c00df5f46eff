import { encode, quotations } from '@vitrina/contract';
import { sampleQuotations } from './src/samples/quotations';

/** What the demo customer of the standalone site is answered, by path: no backend knows them. */
export const answers = { [quotations.path]: encode(quotations.response, sampleQuotations) };
