import { REFUSALS, type Refusal } from '@vitrina/rules';
import type { Served } from './backend';
import { press, textIn } from './sandbox-client';

/** What the back office answered: done, done before, or why not. */
export type OfficeSays = 'done' | 'done before' | 'not typed' | Refusal;

/** Sends a form of the back office's page of a purchase, as the maker's staff does. @throws Error for any other answer */
export async function office(
  at: Pick<Served, 'origin'>,
  id: number,
  event: string,
  fields: Record<string, string> = {},
): Promise<OfficeSays> {
  const { status, to, html } = await press(at, `/sandbox/compras/${id}`, { event, ...fields });
  if (status === 303) return to?.includes('hecho=antes') ? 'done before' : 'done';
  if (status === 400) return 'not typed';
  const text = textIn(html);
  const [reason] = Object.entries(REFUSALS).find(([, words]) => status === 409 && text.includes(words)) ?? [];
  if (reason === undefined) throw new Error(`the back office answered ${status} to ${event}`);
  return reason as Refusal;
}
