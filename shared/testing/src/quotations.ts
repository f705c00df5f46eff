import { cents, type Quotation } from '@vitrina/contract';

/** A quotation with everything that it may have. In Ecuador it is still the 27th, elsewhere the 28th. */
export const full: Quotation = {
  id: 3,
  number: 1042,
  date: '2026-11-28T03:30:00.000Z',
  company: 'Andina Motors',
  image: '/media/1/cars/sierra/rojo-cotopaxi/card.webp',
  colourName: 'Sierra 2027 · Rojo Cotopaxi',
  packageDescription: 'Paquete Urbano',
  packagePrice: cents(2_500_000),
  total: cents(2_568_950),
  accessories: [
    { name: 'Barras de techo', price: cents(26_950) },
    { name: 'Alfombras de caucho con bordes altos', price: cents(20_000) },
  ],
  kits: [{ name: 'Kit Ciudad', price: cents(10_000) }],
  prepaidMaintenance: [{ name: 'Plan de mantenimiento de 10,000 km', price: cents(12_000) }],
  negotiationId: 2042,
  modelName: 'Cóndor Sierra',
  year: 2027,
  versionName: 'Sierra GT',
  motor: '1.5 Turbo',
  transmission: 'Manual',
  traction: '4x2',
  colour: 'Rojo Cotopaxi',
};

/** A typical quotation: a car with its package. */
export const usual: Quotation = {
  id: 2,
  number: 1017,
  date: '2026-11-20T15:00:00.000Z',
  company: 'Cóndor Sur',
  image: '/media/1/cars/altar/azul-galapagos/card.webp',
  colourName: 'Altar 2027 · Azul Galápagos',
  packageDescription: 'Paquete Aventura',
  packagePrice: cents(5_879_000),
  total: cents(5_879_000),
  accessories: [],
  kits: [],
  prepaidMaintenance: [],
  negotiationId: 2017,
  modelName: 'Cóndor Altar',
  year: 2027,
  versionName: 'Altar Aventura',
  motor: '2.0 Turbo',
  transmission: 'Automática',
  traction: '4x4',
  colour: 'Azul Galápagos',
};

/** A quotation with only what the contract requires. */
export const bare: Quotation = {
  id: 1,
  number: 1003,
  date: '2026-11-02T15:00:00.000Z',
  company: 'Costa Autos',
  total: cents(1_999_000),
  accessories: [],
  kits: [],
  prepaidMaintenance: [],
};

/** Newest first, as a server lists them. */
export const sampleQuotations = [full, usual, bare];
