import autocannon from 'autocannon';
import { median } from './visit';

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
export async function catalogueRatio(origin: string) {
  const body = JSON.stringify({ dt19: 'PERSONALIZA', idTrack: 5 });
  const rounds: { call: number; hello: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const hello = await perSecond(`${origin}/healthz`);
    const call = await perSecond(`${origin}/api/ApcMdCmr/VmSlAmd`, body);
    rounds.push({ call, hello });
  }
  return {
    ratio: median(rounds.map(({ call, hello }) => call / hello)),
    call: median(rounds.map(({ call }) => call)),
    hello: median(rounds.map(({ hello }) => hello)),
  };
}
