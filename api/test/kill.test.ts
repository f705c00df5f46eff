import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cents, createLead, type LeadReceipt, type LeadRequest } from '@vitrina/contract';
import { call } from './support/backend';
import { eventually } from './support/eventually';
import { leadRequest, tokenMaker } from './support/lead';
import { openDatabase, type Program, serverPid, startProgram } from './support/process';
import { temporaryFolder } from './support/temporary-folder';

/** Alone: `npx jest api/test/kill`. */
const KILLS = 20;
const POSTERS = 4;
const TOTAL = cents(3_363_661);

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
let program: Program | undefined;

afterAll(async () => {
  await program?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

test('leads acknowledged before any of 20 kills of backend and database are all there', async () => {
  const acknowledged = new Map<string, LeadReceipt>();
  for (let kill = 0; kill < KILLS; kill++) {
    program = await startProgram(dataDir);
    await postUntilKilled(program, acknowledged, Math.random() * 500);
  }
  program = await startProgram(dataDir);
  const database = openDatabase(dataDir);
  const rows = await database.selectFrom('lead').select(['attempt', 'number', 'id']).execute();
  await database.destroy();
  const kept = new Map(rows.map(({ attempt, number, id }) => [attempt, { id, number }]));
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  for (const [attempt, { id, number }] of acknowledged) expect(kept.get(attempt)).toEqual({ id, number });
}, 900_000);

/** Posts leads from several sides and kills everything in the middle of it. */
async function postUntilKilled(victim: Program, acknowledged: Map<string, LeadReceipt>, ms: number): Promise<void> {
  const database = openDatabase(dataDir);
  const token = await tokenMaker(database);
  await database.destroy();
  let killed = false;
  const postOne = async (request: LeadRequest) => {
    const receipt = await call(victim, createLead, request).catch((error: unknown) => {
      if (!killed) throw error;
    });
    if (receipt) acknowledged.set(request.attempt, receipt);
  };
  const posters = Array.from({ length: POSTERS }, async () => {
    while (!killed) await postOne(leadRequest(await token(), TOTAL));
  });
  // A busy machine may need longer for the first one: the kill has to come in the middle of them.
  const before = acknowledged.size;
  await eventually(async () => expect(acknowledged.size).toBeGreaterThan(before), 1200);
  await wait(ms);
  killed = true;
  process.kill(serverPid(dataDir), 'SIGKILL');
  await victim.kill();
  await Promise.all(posters);
}
