import { deflateSync } from 'node:zlib';

/** CRC-32 of PNG (ISO/IEC 15948, annex D). */
const crc = (bytes: Buffer) =>
  ~bytes.reduce((sum, byte) => {
    let next = sum ^ byte;
    for (let bit = 0; bit < 8; bit++) next = next & 1 ? (next >>> 1) ^ 0xedb88320 : next >>> 1;
    return next;
  }, -1) >>> 0;

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc(typed));
  return Buffer.concat([length, typed, sum]);
}

/** A PNG of stripes of two greys, 64 lines high: of many pixels and few bytes. */
export function stripes(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line++)
    lines.fill(line % 128 < 64 ? 40 : 200, line * (width + 1) + 1, (line + 1) * (width + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
