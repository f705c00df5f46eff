import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeDurably } from './files';

const COMPRESSIBLE = /\.(css|html|js|json|svg|webmanifest)$/;

/** Writes a file, and `.br` and `.gz` copies of text files. */
export async function writeCompressed(path: string, content: Buffer): Promise<void> {
  await writeDurably(path, content);
  if (!COMPRESSIBLE.test(path)) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeDurably(`${path}.br`, br), writeDurably(`${path}.gz`, gz)]);
}
