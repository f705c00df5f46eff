import type {
  Cents,
  Colour,
  CommercialVersion,
  Dealership,
  Model,
  PowerOption,
  PriceLine,
  Province,
  TrimPackage,
} from '@vitrina/contract';
import { ZERO } from '../amounts';
import { type Cart, EMPTY_CART } from '../cart';

/** Sub-steps of step 2: 0 specifications, 1 power, 2 packages, 3 accessories, 4 exterior. */
export type SubStep = 0 | 1 | 2 | 3 | 4;

/** The chosen power train. */
export type Power = { motor: PowerOption; transmision: PowerOption; traccion: PowerOption };

/** What a buyer had chosen, in words, so that what has become of it can be told. A part that is absent is not compared. */
export type Before = {
  power?: string;
  /** title of the package, by which the same one of another power or year is found again */
  package?: string;
  colour?: string;
  accessories: readonly string[];
};

/**
 * The buyer's progress through the configurator (specification 1, section 3, 'Wizard data'; field names as spelled
 * there). Changed only by the transitions of this folder: each returns a new wizard, or the same object if nothing
 * changes.
 */
export type Wizard = {
  /** 1 vehicle, 2 personalise, 3 summary, 4 quotation, 5 online purchase */
  paso: number;
  subpaso: SubStep;
  /** step from which the buyer went home, ours: while `paso` is 1 */
  regreso?: number;
  modelo?: Model & { slug: string };
  provincia?: Province;
  terminos: boolean;
  /** version of the terms accepted, ours: missing while `terminos` is false */
  versionTerminos?: string;
  /** model year chosen, or that of the version received */
  anio?: number;
  version?: CommercialVersion;
  potencia?: Power;
  paquete?: TrimPackage;
  color?: Colour;
  accesorios: Cart;
  /** price lines of the package */
  resumen: PriceLine[];
  /** package lines + accessories + kits + coupons */
  total: Cents;
  agencia?: Dealership;
  /** what was chosen before the reload that goes on, or before a power that is not sold, ours */
  antes?: Before;
  /** campaign id, 0 for none */
  campana: number;
};

/** A wizard before any choice. The campaign is kept: it belongs to the visit. */
export const newWizard = (campana = 0): Wizard => ({
  paso: 1,
  subpaso: 0,
  terminos: false,
  accesorios: EMPTY_CART,
  resumen: [],
  total: ZERO,
  campana,
});
