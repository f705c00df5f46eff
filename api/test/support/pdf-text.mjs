// Prints the text of the PDF that comes in, a line a line.
import { buffer } from 'node:stream/consumers';
import { extractText } from 'unpdf';

const { text } = await extractText(new Uint8Array(await buffer(process.stdin)), { mergePages: false });
process.stdout.write(`${text.join('\n')}\n`);
