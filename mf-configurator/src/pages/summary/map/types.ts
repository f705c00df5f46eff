import type { Dealership } from '@vitrina/contract';
import type { Place } from '@vitrina/rules';

/** What the map shows, and what it tells. */
export type DealershipMapProps = {
  /** Those of the list, in any order. */
  dealerships: readonly Dealership[];
  chosen: Dealership | undefined;
  /** The one the list asks the map to come to: another object each time it asks. */
  asked: { dealership: Dealership } | undefined;
  /** The buyer's province, and place once told. */
  province: string | undefined;
  buyer: Place | undefined;
  onChoose(dealership: Dealership): void;
};
