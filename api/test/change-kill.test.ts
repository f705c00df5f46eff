import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../src/platform/database/schema';
import { changeNegotiation } from '../src/sales/purchases/change';
import { openDatabase, type Program, serverPid, startProgram } from './support/process';
import { temporaryFolder } from './support/temporary-folder';

const KILLS = 4;

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
let program: Program | undefined;

afterAll(async () => {
  await program?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

/** What can still be cancelled, or is. */
const purchases = (database: Kysely<Database>) =>
  database
    .selectFrom('negotiation')
    .select(['id', 'quotation_id', 'status'])
    .where('decided_at', 'is not', null)
    .orderBy('id')
    .execute();

/** What stands of a change of each purchase: its status, its event, its mail, the job of that, and what it freed. */
async function traces(
  database: Kysely<Database>,
  { id, quotation_id, status }: { id: number; quotation_id: number; status: string | null },
) {
  const event = await database
    .selectFrom('purchase_event')
    .select('id')
    .where('negotiation_id', '=', id)
    .where('name', '=', 'cancel')
    .executeTakeFirst();
  const outbox = await database.selectFrom('outbox').select('content').execute();
  const freed = await database
    .selectFrom('negotiation')
    .select('id')
    .where('quotation_id', '=', quotation_id)
    .where('status', 'is', null)
    .execute();
  const mails = outbox.filter(({ content }) => (content as { eventId?: number } | null)?.eventId === event?.id);
  return [status === 'CANCELADO', event !== undefined, event !== undefined && mails.length === 1, freed.length === 1];
}

test('whenever backend and database are killed, a change is there with its event, mail and free quotation, or not at all', async () => {
  const acknowledged = new Set<number>();
  const begun = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    program = await startProgram(dataDir, { SEED: 'demo' });
    const database = openDatabase(dataDir);
    const open = (await purchases(database)).filter(
      ({ id, status }) =>
        !begun.has(id) && ['EN PROCESO', 'PAGADA', 'ENVIADA', 'APROBADA', 'ACEPTADA'].includes(status ?? ''),
    );
    const some = open.slice(0, 5);
    let isKilled = false;
    const changes = some.map(async ({ id }) => {
      begun.add(id);
      const change = { negotiationId: id, event: { type: 'cancel' }, actor: 'staff', address: '' } as const;
      const result = await changeNegotiation(database, change).catch((error: unknown) => {
        if (!isKilled) throw error;
      });
      if (result) acknowledged.add(id);
    });
    await wait(Math.random() * 60);
    isKilled = true;
    process.kill(serverPid(dataDir), 'SIGKILL');
    await program.kill();
    await Promise.all(changes);
    await database.destroy();
  }
  program = await startProgram(dataDir, { SEED: 'off' });
  const database = openDatabase(dataDir);
  expect(begun.size).toBeGreaterThan(KILLS);
  for (const purchase of (await purchases(database)).filter(({ id }) => begun.has(id))) {
    const found = await traces(database, purchase);
    expect([purchase.id, new Set(found).size]).toEqual([purchase.id, 1]);
    if (acknowledged.has(purchase.id)) expect([purchase.id, found[0]]).toEqual([purchase.id, true]);
  }
  await database.destroy();
}, 600_000);
