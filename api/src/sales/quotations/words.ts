import { type Cents, QUOTATION_KINDS, type Quotation } from '@vitrina/contract';
import { figuresOf, newCashPurchase } from '@vitrina/rules';
import type { KeptConfiguration } from '../leads/kept-configuration';
import type { LoadedPurchase } from '../purchases/load';

/** A quotation with one of its negotiations. */
export interface QuotationRow {
  id: number;
  number: number;
  created_at: Date;
  total_cents: Cents;
  configuration: KeptConfiguration;
  negotiation_id: number;
  kind: 'cash' | 'credit';
  decided_at: Date | null;
  /** Of a credit negotiation that was calculated. */
  down_payment_cents: Cents | null;
  term_months: number | null;
}

const items = (priced: readonly { name: string; cents: Cents }[]) =>
  priced.map(({ name, cents }) => ({ name, price: cents }));

/** Model, year and colour in a line. */
const vehicleOf = ({ model, year, colour }: KeptConfiguration) =>
  [`${model.name} ${year}`, colour?.name].filter(Boolean).join(' · ');

/** What a car is told by, in a quotation as in the purchase that it became. */
export const carWords = (configuration: KeptConfiguration) => ({
  company: configuration.dealership.company,
  image: configuration.image ?? undefined,
  colourName: vehicleOf(configuration),
  packageDescription: configuration.package.title,
  accessories: items(configuration.accessories),
  kits: items(configuration.kits),
});

/** 'Saldo por pagar': of what is not decided yet, what a cash purchase would begin with; credit waits for its acceptance. */
function balanceOf({ kind, total_cents }: QuotationRow, loaded: LoadedPurchase | undefined): Cents | undefined {
  if (loaded) return figuresOf(loaded.purchase).balance;
  return kind === 'cash' ? figuresOf(newCashPurchase(total_cents)).balance : undefined;
}

/** A quotation in the contract's words. @param loaded what its negotiation became, once it was decided */
export function quotationWords(row: QuotationRow, loaded: LoadedPurchase | undefined): Quotation {
  const { id, number, created_at, total_cents, configuration, negotiation_id, kind, decided_at } = row;
  const { model, year, version, power, colour, dealership, prepaidMaintenance } = configuration;
  return {
    ...carWords(configuration),
    ...{ id, number, date: created_at.toISOString(), total: total_cents },
    packagePrice: configuration.package.cents,
    prepaidMaintenance: items(prepaidMaintenance),
    dealershipId: dealership.id,
    negotiationId: negotiation_id,
    kind: QUOTATION_KINDS[kind],
    creditPurchase: kind === 'credit',
    customerDataComplete: decided_at !== null,
    downPayment: (kind === 'credit' && row.down_payment_cents) || undefined,
    term: (kind === 'credit' && row.term_months) || undefined,
    outstandingBalance: balanceOf(row, loaded),
    ...{ modelName: model.name, year, versionName: version.name, colour: colour?.name },
    ...{ motor: power.motor.name, transmission: power.transmission.name, traction: power.traction.name },
  };
}
