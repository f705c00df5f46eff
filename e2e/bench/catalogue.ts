import autocannon from 'autocannon';
import { contract } from '../support/contract';
import type { Line } from './budgets';
import { median } from './statistics';

const SECONDS = 4;
const ROUNDS = 3;

async function perSecond(url: string, body?: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 20,
    duration: SECONDS,
    ...(body && { method: 'POST' as const, body, headers: { 'content-type': 'application/json' } }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were no 2xx, ${errors} errors`);
  return requests.average;
}

/** Catalogue calls a second against the same server's health check, turn about. */
export async function catalogue(origin: string): Promise<{ lines: Line[]; note: string }> {
  const body = JSON.stringify(contract.REQUEST_CONSTANTS);
  const rounds: { call: number; hello: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const hello = await perSecond(`${origin}/healthz`);
    const call = await perSecond(`${origin}/api/${contract.vehicleLines.path}`, body);
    rounds.push({ call, hello });
  }
  const ratio = median(rounds.map(({ call, hello }) => call / hello));
  const [calls, hellos] = [median(rounds.map(({ call }) => call)), median(rounds.map(({ hello }) => hello))];
  return {
    lines: [{ what: 'catalogue call : hello, requests/s', measured: ratio, budget: 0.6, unit: '', atLeast: true }],
    note: `catalogue ${Math.round(calls)}/s, hello ${Math.round(hellos)}/s`,
  };
}
