import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { FOLDER } from './ports';

/** Where the servers of the browser tests leave the address of their database. */
export const DATABASE_URL_FILE = join(FOLDER, 'database-url');

/** Runs one statement on the database of the browser tests, or on another, and answers its rows. */
export async function rows<Row extends object>(
  sql: string,
  values: unknown[] = [],
  connectionString = readFileSync(DATABASE_URL_FILE, 'utf8'),
): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
