import type { Dealership } from '@vitrina/contract';
import type { Place } from '@vitrina/rules';

/** Input and events of the map. */
export type DealershipMapProps = {
  /** Those of the list, in any order. */
  dealerships: readonly Dealership[];
  chosen: Dealership | undefined;
  /** The one that the list asks the map to move to: another object each time. */
  asked: { dealership: Dealership } | undefined;
  /** The buyer's province, and location once known. */
  province: string | undefined;
  buyer: Place | undefined;
  onChoose(dealership: Dealership): void;
  /** The map is too narrow for a window: the dealership's card is to be shown instead. */
  onShowCard(dealership: Dealership): void;
};
