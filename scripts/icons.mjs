// `node scripts/icons.mjs`: draws the site's icons in the sizes that devices ask for, from shell/src/icons/icon.svg. Run it
// when that has changed.
import { createRequire } from 'node:module';
import { inRoot } from './lib/workspace.mjs';

const sharp = createRequire(inRoot('api/package.json'))('sharp');

/** File -> pixels. iOS rounds its icon itself and shows what is transparent as black. */
const SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

for (const [file, size] of Object.entries(SIZES)) {
  const drawn = sharp(inRoot('shell/src/icons/icon.svg'), { density: (72 * size) / 64 }).resize(size, size);
  const whole = file.startsWith('apple') ? drawn.flatten({ background: '#12161c' }) : drawn;
  await whole.png({ compressionLevel: 9, palette: true }).toFile(inRoot('shell/src/icons', file));
}
