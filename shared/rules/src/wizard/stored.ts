import {
  Accessory,
  type Codec,
  Colour,
  CommercialVersion,
  Coupon,
  Dealership,
  decode,
  encode,
  Model,
  PowerOption,
  PriceLine,
  Province,
  TrimPackage,
} from '@vitrina/contract';
import { ZERO } from '../amounts';
import { isConsistentCart } from '../cart';
import { slugify } from '../text';
import { normalize } from './conditions';
import type { Before, SubStep, Wizard } from './types';

/** Raise it whenever `Wizard` or the stored form changes: stored wizards of another shape are discarded. */
const SHAPE = 2;

type Plain = Record<string, unknown>;

/** The wizard as stored: entities in the contract's codes, so that the contract validates them when they are read. */
export function storeWizard(wizard: Wizard): unknown {
  const { modelo, potencia, accesorios, resumen, total: _total, ...rest } = wizard;
  const some = <Word>(codec: Codec<Word>, word: Word | undefined) =>
    word === undefined ? undefined : encode(codec, word);
  const all = <Word>(codec: Codec<Word>, words: readonly Word[]) => words.map((word) => encode(codec, word));
  return {
    ...rest,
    shape: SHAPE,
    modelo: some(Model, modelo),
    provincia: some(Province, rest.provincia),
    version: some(CommercialVersion, rest.version),
    potencia: potencia && all(PowerOption, [potencia.motor, potencia.transmision, potencia.traccion]),
    paquete: some(TrimPackage, rest.paquete),
    color: some(Colour, rest.color),
    agencia: some(Dealership, rest.agencia),
    individuales: all(Accessory, accesorios.individuales),
    kit: all(Accessory, accesorios.kit),
    cupones: all(Coupon, accesorios.cupones),
    resumen: all(PriceLine, resumen),
  };
}

const some = <Word>(codec: Codec<Word>, wire: unknown) => (wire === undefined ? undefined : decode(codec, wire));
const all = <Word>(codec: Codec<Word>, wire: unknown) => (wire as unknown[]).map((item) => decode(codec, item));

const withSlug = (model: Model | undefined) => model && { ...model, slug: slugify(model.name) || String(model.id) };

const power = (wire: unknown) => {
  if (wire === undefined) return undefined;
  const [motor, transmision, traccion] = all(PowerOption, wire);
  return motor && transmision && traccion && { motor, transmision, traccion };
};

const integer = (value: unknown, max: number) => {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > max) throw new TypeError('Not in range');
  return value as number;
};

const terms = ({ terminos, versionTerminos }: Plain) =>
  terminos === true && typeof versionTerminos === 'string'
    ? { terminos, versionTerminos }
    : { terminos: false, versionTerminos: undefined };

const words = (stored: unknown): string | undefined => {
  if (stored !== undefined && typeof stored !== 'string') throw new TypeError('Not a text');
  return stored;
};

const before = (stored: unknown): Before | undefined => {
  if (stored === undefined) return undefined;
  const { power, package: trimPackage, colour, accessories } = stored as Plain;
  return {
    power: words(power),
    package: words(trimPackage),
    colour: words(colour),
    accessories: (accessories as unknown[]).flatMap((name) => words(name) ?? []),
  };
};

const read = (stored: Plain): Wizard => ({
  paso: Math.max(1, integer(stored.paso, 4)),
  subpaso: integer(stored.subpaso, 4) as SubStep,
  regreso: stored.regreso === undefined ? undefined : Math.max(2, integer(stored.regreso, 4)),
  modelo: withSlug(some(Model, stored.modelo)),
  provincia: some(Province, stored.provincia),
  ...terms(stored),
  anio: stored.anio === undefined ? undefined : integer(stored.anio, 9999),
  version: some(CommercialVersion, stored.version),
  potencia: power(stored.potencia),
  paquete: some(TrimPackage, stored.paquete),
  color: some(Colour, stored.color),
  agencia: some(Dealership, stored.agencia),
  accesorios: {
    individuales: all(Accessory, stored.individuales),
    kit: all(Accessory, stored.kit),
    cupones: all(Coupon, stored.cupones),
  },
  resumen: all(PriceLine, stored.resumen),
  total: ZERO,
  antes: before(stored.antes),
  campana: integer(stored.campana, 9999),
});

/**
 * Parses a stored wizard; null if it has another shape, is broken, or contains things that exclude each other. Never
 * throws.
 */
export function restoreWizard(stored: unknown): Wizard | null {
  try {
    if ((stored as Plain).shape !== SHAPE) return null;
    const wizard = normalize(read(stored as Plain));
    return isConsistentCart(wizard.accesorios) ? wizard : null;
  } catch {
    return null;
  }
}
