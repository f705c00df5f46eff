import type { ModelSeed, PowerSeed } from './vehicle';

const CHIMBA_POWER: readonly PowerSeed[] = [
  { motor: 'diesel25', transmission: 'auto6', traction: 'four', plus: 6400 },
  { motor: 'diesel25', transmission: 'manual6', traction: 'four', plus: 4600 },
  { motor: 'diesel25', transmission: 'manual6', traction: 'rear', plus: 2200 },
  { motor: 'gasoline24', transmission: 'manual6', traction: 'rear', plus: 0 },
  { motor: 'gasoline24', transmission: 'manual6', traction: 'four', plus: 2600 },
];

const RUTA_POWER: readonly PowerSeed[] = [
  { motor: 'diesel22', transmission: 'manual6', traction: 'rear', plus: 0 },
  { motor: 'diesel22', transmission: 'auto6', traction: 'rear', plus: 2300 },
  { motor: 'diesel25', transmission: 'auto6', traction: 'rear', plus: 4100 },
];

export const WORK_VEHICLES: readonly ModelSeed[] = [
  {
    id: 5,
    line: 3,
    name: 'Chimba',
    slug: 'chimba',
    bodyType: 'Pickup',
    description:
      'Doble cabina, una tonelada de carga y caja de transferencia: la camioneta que trabaja y sale de viaje.',
    colours: ['gris-andino', 'blanco-glaciar', 'rojo-cotopaxi', 'verde-paramo', 'naranja-atacames'],
    turns: true,
    trims: {
      Esencial: [0, 'Doble cabina, aros de 17", pantalla de 8", gancho de arrastre y seis airbags.'],
      Urbano: [1900, 'Esencial más aros de aleación de 17", cámara de retro, climatizador y asientos de ecocuero.'],
      Deportivo: [3300, 'Urbano más aros negros de 18", barra deportiva, luces LED y molduras oscuras.'],
      Aventura: [3900, 'Urbano más protecciones inferiores, bloqueo posterior, estribos y neumáticos todo terreno.'],
    },
    versions: [
      { year: 2027, base: 36_990, power: CHIMBA_POWER },
      { year: 2026, base: 35_490, power: CHIMBA_POWER },
      { year: 2025, base: 33_990, power: CHIMBA_POWER.slice(0, 4) },
    ],
  },
  {
    id: 6,
    line: 3,
    name: 'Ruta',
    slug: 'ruta',
    bodyType: 'Van',
    description:
      'Hasta doce pasajeros o seis metros cúbicos de carga: una van cómoda para el negocio y la familia grande.',
    // Its colour is agreed with the dealership: the pictures show the first one.
    colours: [],
    turns: false,
    trims: {
      Esencial: [0, 'Nueve plazas, aros de 16", aire acondicionado delantero y cuatro airbags.'],
      Urbano: [
        1700,
        'Esencial más doce plazas, aire acondicionado delantero y posterior, cámara de retro y puertas eléctricas.',
      ],
      Deportivo: [2600, 'Urbano más aros de aleación de 16", luces LED y tapicería de ecocuero.'],
      Aventura: [3100, 'Urbano más suspensión reforzada, barras de techo y piso de carga.'],
    },
    versions: [
      { year: 2027, base: 38_990, power: RUTA_POWER },
      { year: 2026, base: 37_490, power: RUTA_POWER.slice(0, 2) },
    ],
  },
];
