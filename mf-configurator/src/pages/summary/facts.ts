import type { Wizard } from '@vitrina/rules';

export type Fact = { label: string; value: string };

/** The choices as labels and values, in the order of the steps; missing ones are left out. */
export function factsOf({ provincia, potencia, version, paquete, color, agencia }: Wizard): Fact[] {
  const all: [string, string | undefined][] = [
    ['Año', version && String(version.year)],
    ['Motor', potencia?.motor.name],
    ['Transmisión', potencia?.transmision.name],
    ['Tracción', potencia?.traccion.name],
    ['Paquete', paquete?.title],
    ['Color', color?.name],
    ['Provincia', provincia?.name],
    ['Concesionario', agencia?.name],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Shown below every total. */
export const PRICE_NOTE = 'Los precios incluyen IVA y pueden cambiar sin previo aviso.';
