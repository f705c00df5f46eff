import { randomUUID } from 'node:crypto';
import { LEAD_DEFAULTS, SIMULATION_VERSION, TERMS_VERSION } from '@vitrina/contract';
import { endedWithoutSale } from '@vitrina/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { keptCalculation } from '../../sales/financing/kept-calculation';
import { resolveConfiguration } from '../../sales/leads/configuration';
import { snapshotOf } from '../../sales/leads/snapshot';
import { configurationOf } from './cars';
import { financingOf } from './financing';
import type { DemoCustomer } from './people';
import { ago, replay } from './replay';
import { writeSections } from './sections';
import type { Story } from './story';
import { writePurchase } from './write-purchase';

async function writeQuotation(transaction: Transaction<Database>, accountId: number, story: Story) {
  const resolved = await resolveConfiguration(transaction, configurationOf(story.car));
  const configuration = snapshotOf(resolved);
  await transaction
    .insertInto('quotation')
    .values({
      id: story.quotation,
      account_id: accountId,
      number: story.quotation,
      attempt: randomUUID(),
      created_at: ago(story.quoted),
      campaign: 0,
      source: LEAD_DEFAULTS.source,
      terms_version: TERMS_VERSION,
      total_cents: configuration.totalCents,
      configuration: JSON.stringify(configuration),
      version_id: resolved.version.id,
      package_id: resolved.trimPackage.id,
      colour_id: resolved.colour?.id ?? null,
      dealership_id: resolved.dealership.id,
    })
    .execute();
  return configuration;
}

async function writeFinancing(
  transaction: Transaction<Database>,
  negotiationId: number,
  financing: ReturnType<typeof financingOf>,
  answers: { approved_at: Date | null; answered_at: Date | null; accepted: boolean | null },
) {
  const rate = await transaction.selectFrom('financing_rate').select('calculation_bank_id').executeTakeFirstOrThrow();
  await transaction
    .insertInto('financing')
    .values({
      negotiation_id: negotiationId,
      term_months: financing.months,
      bank_id: rate.calculation_bank_id,
      down_payment_cents: financing.downPayment,
      financed_cents: financing.financed,
      monthly_cents: financing.monthly,
      calculation: keptCalculation(financing),
      ...answers,
    })
    .execute();
}

/** Writes a quotation of a demo customer with what became of it, and a new negotiation where it ended without a sale. */
export async function writeStory(
  transaction: Transaction<Database>,
  { accountId, customer }: { accountId: number; customer: DemoCustomer },
  story: Story,
): Promise<void> {
  const { totalCents, dealership } = await writeQuotation(transaction, accountId, story);
  const financing = financingOf(totalCents);
  const replayed = replay(story, story.kind === 'cash' ? totalCents : financing.downPayment);
  const isDecided = story.decided !== undefined;
  const { status } = replayed.purchase;
  const negotiationId = story.quotation + 1000;
  await transaction
    .insertInto('negotiation')
    .values({
      id: negotiationId,
      quotation_id: story.quotation,
      kind: story.kind,
      created_at: ago(story.quoted),
      decided_at: story.decided === undefined ? null : ago(story.decided),
      number: isDecided ? story.quotation + 2000 : null,
      status: isDecided ? status : null,
    })
    .execute();
  if (story.kind === 'credit') {
    const when = (...names: string[]) => replayed.happened.find(({ name }) => names.includes(name))?.at ?? null;
    const answered = when('accept', 'decline');
    await writeFinancing(transaction, negotiationId, financing, {
      approved_at: when('approve-request'),
      answered_at: answered,
      accepted: answered && when('accept') !== null,
    });
    const consent = { account_id: accountId, negotiation_id: negotiationId, purpose: 'credit-analysis' } as const;
    await transaction
      .insertInto('consent')
      .values({ ...consent, text_version: SIMULATION_VERSION, given_at: ago(story.quoted) })
      .execute();
  }
  if (isDecided || story.sections) {
    await writeSections(transaction, { accountId, customer, negotiationId }, story);
  }
  if (isDecided) {
    const owner = { accountId, customer, negotiationId, company: dealership.company };
    await writePurchase(transaction, owner, replayed);
  }
  if (story.choice) {
    const { method, provider = null, amount = null, attempt } = story.choice;
    await transaction
      .insertInto('payment_choice')
      .values({ negotiation_id: negotiationId, method, provider, amount_cents: amount, payer: null, attempt })
      .execute();
  }
  if (isDecided && endedWithoutSale(status)) {
    const ended = replayed.happened.at(-1)?.at;
    await transaction
      .insertInto('negotiation')
      .values({ id: story.quotation + 1500, quotation_id: story.quotation, created_at: ended })
      .execute();
  }
}
