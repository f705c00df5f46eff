import type { Dealership, Province, TrimPackage } from '@vitrina/contract';
import { EMPTY_CART, type Offer } from '../cart';
import { cartFromIds } from '../cart/from-ids';
import type { Choice } from './choice';
import { hasPackage, normalize } from './conditions';
import { powerInWords } from './messages';
import { choosePackage } from './packages';
import { choosePower, powerOf } from './power';
import { packageOfTitle } from './selected-package';
import { chooseDealership } from './steps';
import type { Power, Wizard } from './types';
import { chooseColour, chooseProvince, chooseYear } from './vehicle';

/** The server's answers for the current wizard; undefined while they load. */
export type Known = {
  provinces?: readonly Province[];
  /** for the wizard's version and power */
  packages?: readonly TrimPackage[];
  /** the package of the link, as the server still knows it; null when it does not */
  wanted?: TrimPackage | null;
  /** for the wizard's version */
  offer?: Offer;
  /** of the wizard's province */
  dealerships?: readonly Dealership[];
};

/** A stage's result and messages; null while it waits. `again` if it must run once more. */
export type Outcome = { wizard: Wizard; told?: readonly string[]; again?: boolean } | null;
export type Stage = (wizard: Wizard, link: Choice, known: Known) => Outcome;

const PARTS = { motor: 'El motor', transmision: 'La transmisión', traccion: 'La tracción' } as const;

/** Messages to the buyer about each replaced part of a link. */
const replaced = {
  province: (now: string): string => `La provincia del enlace no está disponible: seguimos con ${now}.`,
  year: (year: number, now: number): string => `El año ${year} no está disponible: elegimos ${now}.`,
  power: (part: keyof Power, now: string): string => `${PARTS[part]} del enlace no está disponible: elegimos ${now}.`,
  combination: (before: Power, now: Power): string =>
    `La combinación ${powerInWords(before)} no está disponible: elegimos ${powerInWords(now)}.`,
  package(before: TrimPackage | null, now: string): string {
    const which = before ? `${before.title} ${before.year}` : 'del enlace';
    return `El paquete ${which} no está disponible: elegimos ${now}.`;
  },
  colour: (now: string | undefined): string =>
    now ? `El color del enlace no está disponible: elegimos ${now}.` : 'El color del enlace no está disponible.',
  dealership: (): string => 'El concesionario del enlace no está disponible: elige otro.',
};

const province: Stage = (wizard, { provincia }, { provinces }) => {
  if (provincia === undefined || wizard.provincia?.id === provincia) return { wizard };
  if (!provinces) return null;
  const listed = provinces.find(({ id }) => id === provincia);
  if (listed) return { wizard: chooseProvince(wizard, listed) };
  return { wizard, told: wizard.provincia && [replaced.province(wizard.provincia.name)] };
};

/** The nearest year; of two equally near ones the newer. */
const nearestYear = (years: readonly number[], wanted: number) =>
  [...years].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0];

const year: Stage = (wizard, { anio }) => {
  if (!wizard.version) return null;
  if (anio === undefined || anio === wizard.anio) return { wizard };
  const now = nearestYear(
    wizard.version.years.map((sold) => sold.year),
    anio,
  );
  if (now === undefined) return { wizard };
  return { wizard: chooseYear(wizard, now), told: now === anio ? [] : [replaced.year(anio, now)] };
};

const power: Stage = (wizard, link) => {
  const { version, potencia } = wizard;
  if (!version) return null;
  const usual = powerOf(version, undefined);
  if (!potencia || !usual) return { wizard };
  const lists = { motor: version.motors, transmision: version.transmissions, traccion: version.tractions };
  const told: string[] = [];
  const pick = (part: keyof Power) => {
    if (link[part] === undefined) return potencia[part];
    const listed = lists[part].find(({ id }) => id === link[part]);
    if (!listed) told.push(replaced.power(part, usual[part].name));
    return listed ?? usual[part];
  };
  const chosen = { motor: pick('motor'), transmision: pick('transmision'), traccion: pick('traccion') };
  return { wizard: isSamePower(chosen, potencia) ? wizard : choosePower(wizard, chosen), told };
};

const isSamePower = (a: Power, b: Power) =>
  a.motor.id === b.motor.id && a.transmision.id === b.transmision.id && a.traccion.id === b.traccion.id;

/**
 * The package of the same name, else the one with the nearest price; the first if nothing is known of the wanted one.
 */
function nearestPackage(packages: readonly TrimPackage[], wanted: TrimPackage | null) {
  if (!wanted) return packages[0];
  const distance = ({ price }: TrimPackage) => Math.abs(price - wanted.price);
  return packageOfTitle(packages, wanted.title) ?? [...packages].sort((a, b) => distance(a) - distance(b))[0];
}

const trimPackage: Stage = (wizard, { paquete }, { packages, wanted }) => {
  const { version, potencia } = wizard;
  if (!version || !potencia) return { wizard };
  if (!packages) return null;
  if (packages.length === 0) {
    const usual = powerOf(version, undefined) ?? potencia;
    // If the usual power is not sold either, the message of the power sub-step says so.
    if (isSamePower(usual, potencia)) return { wizard };
    return { wizard: choosePower(wizard, usual), told: [replaced.combination(potencia, usual)], again: true };
  }
  if (!hasPackage(wizard)) return null;
  if (paquete === undefined || wizard.paquete?.id === paquete) return { wizard };
  const listed = packages.find(({ id }) => id === paquete);
  if (listed) return { wizard: choosePackage(wizard, listed) };
  if (wanted === undefined) return null;
  const nearest = nearestPackage(packages, wanted);
  return nearest
    ? { wizard: choosePackage(wizard, nearest), told: [replaced.package(wanted, nearest.title)] }
    : { wizard };
};

const accessories: Stage = (wizard, link, { offer }) => {
  const isAnyWanted = [link.individuales, link.kits, link.cupon].some((ids) => ids.length > 0);
  if (!isAnyWanted || !hasPackage(wizard)) return { wizard: normalize({ ...wizard, accesorios: EMPTY_CART }) };
  if (!offer) return null;
  const { cart, told } = cartFromIds(offer, link);
  return { wizard: normalize({ ...wizard, accesorios: cart }), told };
};

const colour: Stage = (wizard, { color }) => {
  if (!wizard.version) return null;
  if (color === undefined || color === wizard.color?.id) return { wizard };
  const listed = wizard.version.colours.find(({ id }) => id === color);
  const now = listed ?? wizard.version.colours[0];
  return { wizard: now ? chooseColour(wizard, now) : wizard, told: listed ? [] : [replaced.colour(now?.name)] };
};

const dealership: Stage = (wizard, { agencia }, { dealerships }) => {
  if (agencia === wizard.agencia?.id) return { wizard };
  if (agencia === undefined) return { wizard: { ...wizard, agencia: undefined } };
  if (!dealerships) return null;
  const listed = dealerships.find(({ id }) => id === agencia);
  if (listed) return { wizard: chooseDealership(wizard, listed) };
  return { wizard: { ...wizard, agencia: undefined }, told: [replaced.dealership()] };
};

/** In the order of the loads, each of which needs the choice before it (specification 1, section 4). */
export const STAGES: readonly Stage[] = [province, year, power, trimPackage, accessories, colour, dealership];
