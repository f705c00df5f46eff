import { resolve } from 'node:path';
import { allEndpoints } from '@vitrina/contract';
import { openapiDocument } from './document';

/** Where the description of the whole contract is committed. */
export const committedFile = resolve(__dirname, '../../../../docs/openapi.json');

/** What that file must contain now. */
export const committedText = (): string => `${JSON.stringify(openapiDocument(allEndpoints), null, 2)}\n`;
