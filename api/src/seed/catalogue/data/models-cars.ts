import type { ModelSeed, PowerSeed } from './vehicle';

const KIRA_POWER: readonly PowerSeed[] = [
  { motor: 'mpi16', transmission: 'cvt', traction: 'front', plus: 1400 },
  { motor: 'mpi16', transmission: 'manual6', traction: 'front', plus: 0 },
  { motor: 'turbo15', transmission: 'dual7', traction: 'front', plus: 3200 },
];

const TENA_POWER: readonly PowerSeed[] = [
  { motor: 'mpi14', transmission: 'manual5', traction: 'front', plus: 900 },
  { motor: 'mpi12', transmission: 'manual5', traction: 'front', plus: 0 },
  { motor: 'turbo10', transmission: 'cvt', traction: 'front', plus: 2600 },
  { motor: 'mpi14', transmission: 'cvt', traction: 'front', plus: 1900 },
];

export const CARS: readonly ModelSeed[] = [
  {
    id: 3,
    line: 2,
    name: 'Kira',
    slug: 'kira',
    bodyType: 'Sedán',
    description: 'Un sedán sereno y eficiente, con la cabina más silenciosa de su clase y un maletero de 502 litros.',
    colours: ['azul-galapagos', 'blanco-glaciar', 'gris-andino', 'negro-obsidiana', 'rojo-cotopaxi'],
    turns: true,
    trims: {
      Esencial: [0, 'Aros de 16", pantalla de 9", cámara de retro, seis airbags y control de estabilidad.'],
      Urbano: [1200, 'Esencial más sensores de parqueo, climatizador, llave de proximidad y carga inalámbrica.'],
      Deportivo: [2300, 'Urbano más aros negros de 17", techo corredizo, volante deportivo y modo Sport.'],
      Aventura: [1900, 'Urbano más suspensión elevada 20 mm, alfombras de caucho y portaequipajes.'],
    },
    versions: [
      { year: 2027, base: 23_990, power: KIRA_POWER },
      { year: 2026, base: 22_990, power: KIRA_POWER },
      {
        year: 2025,
        base: 21_490,
        power: [
          { motor: 'mpi16', transmission: 'auto6', traction: 'front', plus: 1200, trims: ['Esencial', 'Urbano'] },
          { motor: 'mpi16', transmission: 'manual6', traction: 'front', plus: 0, trims: ['Esencial'] },
        ],
      },
    ],
  },
  {
    id: 4,
    line: 2,
    name: 'Tena',
    slug: 'tena',
    bodyType: 'Hatchback',
    description: 'El hatchback que cabe en cualquier calle: ágil, económico y con todo lo que usas cada día.',
    colours: ['naranja-atacames', 'blanco-glaciar', 'azul-galapagos', 'rojo-cotopaxi', 'gris-andino'],
    turns: false,
    trims: {
      Esencial: [0, 'Aros de 15", pantalla de 8", cuatro airbags y control de estabilidad.'],
      Urbano: [
        900,
        'Esencial más cámara de retro, aros de aleación de 15", aire acondicionado automático y vidrios eléctricos.',
      ],
      Deportivo: [1800, 'Urbano más aros negros de 16", faldones, volante de cuero y luces LED.'],
      Aventura: [1500, 'Urbano más protecciones plásticas, barras de techo y alfombras de caucho.'],
    },
    versions: [
      { year: 2027, base: 20_990, power: TENA_POWER },
      { year: 2026, base: 19_990, power: TENA_POWER.slice(0, 3) },
    ],
  },
];
