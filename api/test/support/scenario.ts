import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cents, negotiation, type SessionUser, toCents } from '@vitrina/contract';
import { figuresOf } from '@vitrina/rules';
import { loadPurchase } from '../../src/sales/purchases/load';
import { callAs } from './account';
import type { Served } from './backend';
import type { FakeProviders } from './fake-providers';
import { tell } from './story';

/** One step of a scenario of the requirement: an event with its fields, the answer that it must have, the figures after it. */
export type Step = Record<string, string> & { event: string; answer: string; then: Record<string, unknown> };
type Scenario = {
  name: string;
  purchase: { kind: 'cash' | 'credit'; total: string; downPayment?: string };
  steps: Step[];
};

const FILE = resolve(__dirname, '../../../shared/rules/src/purchase/scenarios.json');

/** The requirement's scenarios, all of them. */
export const { scenarios } = JSON.parse(readFileSync(FILE, 'utf8')) as { scenarios: Scenario[] };

/** A purchase of a scenario as its calls see it. */
export interface Played {
  readonly backend: Served;
  readonly fake: FakeProviders;
  readonly user: SessionUser;
  readonly id: number;
  /** Ids of the transfers' rows, by the file's names. */
  readonly transfers: Map<string, number>;
  /** Attempt ids of the card payments' submits, by the file's names. */
  readonly attempts: Map<string, string>;
}

/** A customer's purchase with the amounts of a scenario. */
export async function begin(parts: Pick<Played, 'backend' | 'fake' | 'user'>, { purchase }: Scenario): Promise<Played> {
  const { kind, total, downPayment } = purchase;
  const { database } = parts.backend;
  const id = await tell(database, parts.user.id, { car: 'kira', kind, quoted: 9, decided: 8 });
  const totalCents = toCents(Number(total));
  await database
    .updateTable('quotation')
    .set({ total_cents: totalCents })
    .where('id', 'in', (of) => of.selectFrom('negotiation').select('quotation_id').where('negotiation.id', '=', id))
    .execute();
  if (downPayment !== undefined) {
    const down = toCents(Number(downPayment));
    await database
      .updateTable('financing')
      .set({ down_payment_cents: down, financed_cents: cents(totalCents - down) })
      .where('negotiation_id', '=', id)
      .execute();
  }
  return { ...parts, id, transfers: new Map(), attempts: new Map() };
}

const written = (value: unknown, name: string) =>
  value === undefined ? null : typeof value === 'number' && name !== 'stepper' ? (value / 100).toFixed(2) : value;

/** Every figure of the file as the database has it, and those that a customer is told as the call tells them. */
export async function figuresNow({ backend, user, id }: Played, names: readonly string[]) {
  const { purchase } = await loadPurchase(backend.database, id);
  const figures: Record<string, unknown> = { ...figuresOf(purchase), status: purchase.status };
  const { answer } = await callAs(backend, user, negotiation, { id });
  const { paid, balance, toReturn, isSettled, inConfirmation, status } = answer?.purchase ?? {};
  const told: Record<string, unknown> = { paid, balance, toReturn, settled: isSettled, status };
  return {
    stored: Object.fromEntries(names.map((name) => [name, written(figures[name], name)])),
    told: Object.fromEntries(Object.entries(told).map(([name, value]) => [name, written(value, name)])),
    inConfirmation: written(inConfirmation, 'inConfirmation'),
  };
}
