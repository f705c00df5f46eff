import type { TrimPackage } from '@vitrina/contract';
import type { Power } from './types';

const PARTS = { motor: 'El motor', transmision: 'La transmisión', traccion: 'La tracción' } as const;
const words = ({ motor, transmision, traccion }: Power) => `${motor.name}, ${transmision.name} y ${traccion.name}`;

/** What the buyer is told about each thing of a link that was replaced, and by what. */
export const replaced = {
  province: (now: string): string => `La provincia del enlace no está disponible: seguimos con ${now}.`,
  year: (year: number, now: number): string => `El año ${year} no está disponible: elegimos ${now}.`,
  power: (part: keyof Power, now: string): string => `${PARTS[part]} del enlace no está disponible: elegimos ${now}.`,
  combination: (before: Power, now: Power): string =>
    `La combinación ${words(before)} no está disponible: elegimos ${words(now)}.`,
  package(before: TrimPackage | null, now: string): string {
    const which = before ? `${before.title} ${before.year}` : 'del enlace';
    return `El paquete ${which} no está disponible: elegimos ${now}.`;
  },
  colour: (now: string | undefined): string =>
    now ? `El color del enlace no está disponible: elegimos ${now}.` : 'El color del enlace no está disponible.',
  dealership: (): string => 'El concesionario del enlace no está disponible: elige otro.',
};
