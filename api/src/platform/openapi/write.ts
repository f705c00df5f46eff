import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { committedFile, committedText } from './committed';

writeFileSync(committedFile, committedText());
console.log(`written: ${resolve(committedFile)}`);
