import {
  type Accessory,
  type Colour,
  type CommercialVersion,
  type Coupon,
  cents,
  type Dealership,
  type Model,
  type TrimPackage,
} from '@vitrina/contract';

export const sierra: Model = {
  id: 1,
  name: 'Cóndor Sierra',
  bodyType: 'SUV mediano',
  fromPrice: cents(2_500_000),
  image: '/s.webp',
  heroImage: '/S.webp',
};
export const altar: Model = { id: 2, name: 'Cóndor Altar', bodyType: 'SUV grande' };
export const pichincha = { id: 17, name: 'Pichincha' };
export const azuay = { id: 1, name: 'Azuay' };

const colour = (id: number, name: string, hex: string, frames: number): Colour => ({
  id,
  name,
  hex,
  image: `/colour-${id}.webp`,
  frames: Array.from({ length: frames }, (_, frame) => ({ url: `/turn-${id}-${frame}.webp` })),
});

/** A version of a model; its id is that of the model and year, e.g. 127 for model 1 and 2027. */
export const versionOf = (model: Model, year: number): CommercialVersion => ({
  id: model.id * 100 + (year % 100),
  name: `${model.name} ${year}`,
  description: `Descripción del ${year}`,
  year,
  price: cents(2_500_000),
  defaultMotorId: 1,
  defaultTransmissionId: 1,
  defaultTractionId: 1,
  images: [],
  motors: [
    { id: 1, name: '1.5 Turbo' },
    { id: 2, name: '2.0 Híbrido' },
  ],
  transmissions: [
    { id: 1, name: 'Manual' },
    { id: 2, name: 'Automática' },
  ],
  tractions: [
    { id: 1, name: '4x2' },
    { id: 2, name: '4x4' },
  ],
  colours: [colour(1, 'Rojo Cotopaxi', '#a3121c', 4), colour(2, 'Blanco Glaciar', '#e9ebee', 0)],
  years: [{ year: 2027 }, { year: 2026 }],
});

/** What packages are asked for with. */
export type PackageChoice = {
  versionId: number;
  motorId: number;
  transmissionId: number;
  tractionId: number;
  year: number;
};

/** Two packages a combination, at $25,000.00 and $27,000.00; none for motor 2 with traction 1. */
export const packagesFor = ({ versionId, year, ...power }: PackageChoice): TrimPackage[] =>
  power.motorId === 2 && power.tractionId === 1
    ? []
    : ['Urbano', 'Aventura'].map((title, index) => ({
        ...power,
        year,
        id: versionId * 10_000 + power.motorId * 1000 + power.transmissionId * 100 + power.tractionId * 10 + index,
        title,
        description: `Equipamiento ${title}`,
        price: cents(2_500_000 + index * 200_000),
      }));

/** Two lines that add up to the package's price. */
export const priceLinesFor = (packageId: number) => [
  { id: 1, label: 'Vehículo', price: cents(2_000_000) },
  { id: 2, label: 'Paquete', price: cents(500_000 + (packageId % 10) * 200_000) },
];

const article = (id: number, name: string, price: number) => ({ id, key: 100 + id, name, price: cents(price) });
const rack = article(1, 'Barras de techo', 30_000);
const mats = article(2, 'Alfombras', 12_000);
const camera = article(3, 'Cámara de tablero', 25_000);

export const individual: Accessory[] = [rack, mats, camera].map((own) => ({ ...own, items: [], disabled: false }));
/** The first two kits share the mats. */
export const kits: Accessory[] = [
  { ...article(11, 'Kit Aventura', 40_000), items: [rack, mats], disabled: false },
  { ...article(12, 'Kit Ciudad', 20_000), items: [mats], disabled: false },
  { ...article(13, 'Kit Seguro', 22_000), items: [camera], disabled: false },
];
export const coupons: Coupon[] = [
  { id: 1, name: 'Hasta 10,000 km', description: 'Un mantenimiento', price: cents(20_000) },
  { id: 2, name: 'Hasta 30,000 km', description: 'Tres mantenimientos', price: cents(55_000) },
];

const dealership = (
  id: number,
  name: string,
  canton: string,
  at?: { latitude: number; longitude: number },
): Dealership => ({
  id,
  name,
  company: 'Andes Motor',
  schedule: 'Lunes a Viernes 0830-1800,Sábado 0900-1400',
  places: [
    {
      address: 'Av. 10 de Agosto',
      streetNumber: 'N30-12',
      crossStreet: 'Mariana de Jesús',
      province: 'Pichincha',
      canton,
      parish: `Parroquia de ${canton}`,
      details: 'Frente al parque',
      type: 'Venta y taller',
      country: 'Ecuador',
      ...at,
    },
  ],
});
/** The first one has WhatsApp; the second one is nearer to the south; the third has no coordinates. */
export const agencies: Dealership[] = [
  { ...dealership(1, 'Cóndor Norte', 'Quito', { latitude: -0.1, longitude: -78.48 }), whatsapp: '59320000001' },
  dealership(2, 'Cóndor Sur', 'Rumiñahui', { latitude: -0.33, longitude: -78.45 }),
  dealership(3, 'Cóndor Cañaveral', 'Mejía'),
];
