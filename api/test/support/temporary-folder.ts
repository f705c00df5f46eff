import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder of its own, which PostgreSQL's user may enter. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-api-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
