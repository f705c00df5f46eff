import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@vitrina/ui';

const read = (file: string) => readFileSync(join(__dirname, file));
const manifest = JSON.parse(read('icons/manifest.webmanifest').toString());
const document = read('index.html').toString();

/** Width and height in the header of a PNG. */
const sizeOf = (file: string) => {
  const bytes = read(`icons/${file}`);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test('every page links the icon, that of iOS and the manifest, and each is there', () => {
  const linked = [...document.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]* href="%BASE%([^"]+)">/g)];
  expect(linked.map(([, rel]) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest']);
  for (const [, , file] of linked) expect(read(file as string).length).toBeGreaterThan(0);
  expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
});

test('the manifest has the name of the brand, the colours of the document and pictures of the sizes that it says', () => {
  expect(manifest).toMatchObject({ name: brand.name, short_name: brand.name, start_url: '/' });
  expect(document).toContain(`content="${manifest.theme_color}"`);
  expect(document).toContain(`| ${brand.name}</title>`);
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pictures).toHaveLength(2);
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes);
});
