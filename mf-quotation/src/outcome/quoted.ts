import type { Cents } from '@vitrina/contract';
import { type CarImage, carImage, type Wizard } from '@vitrina/rules';

/** The quoted vehicle as shown by the thank-you page. It travels in the history entry, so it survives a reload. */
export type Quoted = {
  /** number of the quotation request */
  number: number;
  model: string;
  year: number;
  trim: string;
  colour?: string;
  image?: CarImage;
  dealership: string;
  total: Cents;
};

/** The quoted vehicle of a complete wizard; undefined for any other. */
export function quotedOf(wizard: Wizard, number: number): Quoted | undefined {
  const { modelo, version, paquete, color, agencia, total } = wizard;
  if (!modelo || !version || !paquete || !agencia) return undefined;
  return {
    number,
    model: modelo.name,
    year: version.year,
    trim: paquete.title,
    colour: color?.name,
    image: carImage(wizard),
    dealership: agencia.name,
    total,
  };
}

/** Reads it back from a history entry; undefined if the page was opened without one. */
export function quotedFrom(state: unknown): Quoted | undefined {
  if (typeof state !== 'object' || state === null || !('quoted' in state)) return undefined;
  const { quoted } = state;
  return typeof quoted === 'object' && quoted !== null && 'model' in quoted ? (quoted as Quoted) : undefined;
}
