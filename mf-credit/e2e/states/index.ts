import { documentUpload } from './documents';
import { finances, papers, persons } from './sections';
import { simulator } from './simulator';
import { wizard, wizardOver } from './wizard';

export const WALKS = { documentUpload, finances, papers, persons, simulator, wizard, wizardOver };
