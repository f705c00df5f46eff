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
/** Programs that are killed at the same time, each with a folder of its own: a start mostly waits. */
const SIDES = 2;
const POSTERS = 4;
const TOTAL = cents(3_363_661);

const folder = temporaryFolder();
const programs = new Map<string, Program>();

afterAll(async () => {
  await Promise.all([...programs.values()].map((program) => program.stop()));
  rmSync(folder, { recursive: true, force: true });
}, 180_000);

test('leads acknowledged before any of 20 kills of backend and database are all there', async () => {
  const sides = Array.from({ length: SIDES }, (_, side) => killAgainAndAgain(join(folder, `data-${side}`)));
  const acknowledged = (await Promise.all(sides)).reduce((all, count) => all + count);
  expect(acknowledged).toBeGreaterThan(KILLS);
}, 900_000);

async function start(dataDir: string): Promise<Program> {
  const program = await startProgram(dataDir);
  programs.set(dataDir, program);
  return program;
}

/** The share of the kills of one folder. @returns how many leads were acknowledged: all of them are there */
async function killAgainAndAgain(dataDir: string): Promise<number> {
  const acknowledged = new Map<string, LeadReceipt>();
  for (let kill = 0; kill < KILLS / SIDES; kill++) {
    await postUntilKilled(await start(dataDir), dataDir, acknowledged, Math.random() * 500);
  }
  await start(dataDir);
  const database = openDatabase(dataDir);
  const rows = await database.selectFrom('lead').select(['attempt', 'number', 'id']).execute();
  await database.destroy();
  const kept = new Map(rows.map(({ attempt, number, id }) => [attempt, { id, number }]));
  for (const [attempt, { id, number }] of acknowledged) expect(kept.get(attempt)).toEqual({ id, number });
  return acknowledged.size;
}

/** Posts leads from several sides and kills everything in the middle of it. */
async function postUntilKilled(
  victim: Program,
  dataDir: string,
  acknowledged: Map<string, LeadReceipt>,
  ms: number,
): Promise<void> {
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
