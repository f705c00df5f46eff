import type { ModelSeed, PowerSeed } from './vehicle';

const SIERRA_POWER: readonly PowerSeed[] = [
  { motor: 'turbo15', transmission: 'cvt', traction: 'front', plus: 1500 },
  { motor: 'turbo15', transmission: 'manual6', traction: 'front', plus: 0 },
  { motor: 'turbo15', transmission: 'cvt', traction: 'all', plus: 3300 },
  { motor: 'hybrid16', transmission: 'cvt', traction: 'front', plus: 4900 },
  { motor: 'hybrid16', transmission: 'cvt', traction: 'all', plus: 6700 },
];

const ALTAR_POWER: readonly PowerSeed[] = [
  { motor: 'turbo20', transmission: 'auto8', traction: 'all', plus: 1800 },
  { motor: 'turbo20', transmission: 'auto8', traction: 'front', plus: 0 },
  { motor: 'v6', transmission: 'auto8', traction: 'all', plus: 5400 },
];

export const SUVS: readonly ModelSeed[] = [
  {
    id: 1,
    line: 1,
    name: 'Sierra',
    slug: 'sierra',
    bodyType: 'SUV mediano',
    description:
      'El SUV mediano para la ciudad y el páramo: cinco plazas, 210 mm de distancia al suelo y asistencias a la conducción de serie.',
    colours: ['rojo-cotopaxi', 'blanco-glaciar', 'negro-obsidiana', 'gris-andino', 'verde-paramo'],
    turns: true,
    trims: {
      Esencial: [0, 'Aros de 17", pantalla de 10", cámara de retro, seis airbags y control de estabilidad.'],
      Urbano: [
        1600,
        'Esencial más sensores delanteros, asientos de ecocuero, climatizador bizona y carga inalámbrica.',
      ],
      Deportivo: [2900, 'Urbano más aros negros de 18", techo panorámico, pedales de aluminio y modo Sport.'],
      Aventura: [3400, 'Urbano más protecciones inferiores, barras de techo, neumáticos mixtos y modos de terreno.'],
    },
    versions: [
      { year: 2027, base: 28_990, power: SIERRA_POWER },
      { year: 2026, base: 27_490, power: SIERRA_POWER.slice(0, 4) },
      { year: 2025, base: 25_990, power: SIERRA_POWER.slice(0, 3) },
    ],
  },
  {
    id: 2,
    line: 1,
    name: 'Altar',
    slug: 'altar',
    bodyType: 'SUV grande',
    description:
      'Siete plazas y la calma de un motor potente: el SUV grande de Cóndor para familias que viajan de la Sierra a la Costa.',
    colours: ['verde-paramo', 'negro-obsidiana', 'blanco-glaciar', 'arena-salinas', 'azul-galapagos'],
    turns: true,
    trims: {
      Esencial: [0, 'Siete plazas, aros de 19", pantalla de 12", cámara de 360° y ocho airbags.'],
      Urbano: [
        2100,
        'Esencial más asientos de cuero con ventilación delantera, portón eléctrico y sonido de 12 parlantes.',
      ],
      Deportivo: [3700, 'Urbano más aros negros de 20", suspensión adaptativa y molduras oscuras.'],
      Aventura: [4400, 'Urbano más protecciones inferiores, barras de techo, neumáticos mixtos y control de descenso.'],
    },
    versions: [
      { year: 2027, base: 48_990, power: ALTAR_POWER },
      { year: 2026, base: 46_990, power: ALTAR_POWER },
    ],
  },
];
