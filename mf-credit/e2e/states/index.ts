import { documentUpload } from './documents';
import { simulator } from './simulator';
import { wizard, wizardOver } from './wizard';

export const WALKS = { documentUpload, simulator, wizard, wizardOver };
