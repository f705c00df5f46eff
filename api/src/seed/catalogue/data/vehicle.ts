/** Power options by a short key; the number is the id. */
export const MOTORS = {
  mpi12: [1, '1.2 MPI 84 HP'],
  mpi14: [2, '1.4 MPI 100 HP'],
  turbo10: [3, '1.0 Turbo 120 HP'],
  mpi16: [4, '1.6 MPI 123 HP'],
  hybrid16: [5, '1.6 Híbrido 182 HP'],
  turbo15: [6, '1.5 Turbo 156 HP'],
  turbo20: [7, '2.0 Turbo 232 HP'],
  gasoline24: [8, '2.4 Gasolina 140 HP'],
  diesel22: [9, '2.2 Turbodiésel 168 HP'],
  diesel25: [10, '2.5 Turbodiésel 178 HP'],
  v6: [11, '3.5 V6 272 HP'],
} as const;

export const TRANSMISSIONS = {
  manual5: [1, 'Manual 5 velocidades'],
  manual6: [2, 'Manual 6 velocidades'],
  cvt: [3, 'Automática CVT'],
  auto6: [4, 'Automática 6 velocidades'],
  auto8: [5, 'Automática 8 velocidades'],
  dual7: [6, 'Doble embrague 7 velocidades'],
} as const;

export const TRACTIONS = {
  front: [1, 'Delantera 4x2'],
  rear: [2, 'Posterior 4x2'],
  all: [3, 'Integral AWD'],
  four: [4, '4x4'],
} as const;

/** Colours by the name of their pictures' folder: id, name, swatch. */
export const COLOURS = {
  'rojo-cotopaxi': [1, 'Rojo Cotopaxi', '#a3121c'],
  'blanco-glaciar': [2, 'Blanco Glaciar', '#e9ebee'],
  'negro-obsidiana': [3, 'Negro Obsidiana', '#15171a'],
  'gris-andino': [4, 'Gris Andino', '#6d757d'],
  'verde-paramo': [5, 'Verde Páramo', '#2f4a3a'],
  'arena-salinas': [6, 'Arena Salinas', '#b8a98a'],
  'azul-galapagos': [7, 'Azul Galápagos', '#12386b'],
  'naranja-atacames': [8, 'Naranja Atacames', '#d2691e'],
} as const;

/** Trim packages in the order of lists: title and picture; the first has no picture. */
export const TRIMS = ['Esencial', 'Urbano', 'Deportivo', 'Aventura'] as const;
type Trim = (typeof TRIMS)[number];

/** A choice of power that is sold: what it adds to the base price (dollars), and in which packages. */
export interface PowerSeed {
  motor: keyof typeof MOTORS;
  transmission: keyof typeof TRANSMISSIONS;
  traction: keyof typeof TRACTIONS;
  plus: number;
  /** All when missing. */
  trims?: readonly Trim[];
}

/** What is sold of a model in a year. The options offered are those of `power`, so a pair that it lacks is not sold. */
export interface VersionSeed {
  year: number;
  /** Dollars, VAT included, of the car with the cheapest power choice and no package. */
  base: number;
  /** The cheapest is the default. */
  power: readonly PowerSeed[];
}

export interface ModelSeed {
  id: number;
  line: number;
  name: string;
  /** Folder of its pictures. */
  slug: string;
  bodyType: string;
  description: string;
  /** In the order of the swatches; the first is the colour of the model's pictures, and the default. */
  colours: readonly (keyof typeof COLOURS)[];
  /** Whether the colours can be turned around. */
  turns: boolean;
  /** What each package adds, in dollars, and what it brings. */
  trims: Readonly<Record<Trim, readonly [plus: number, description: string]>>;
  versions: readonly VersionSeed[];
}
