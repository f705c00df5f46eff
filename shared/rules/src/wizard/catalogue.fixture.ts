import {
  type Accessory,
  type Colour,
  type CommercialVersion,
  type Coupon,
  cents,
  type Dealership,
  type KitItem,
  type Model,
  type TrimPackage,
} from '@vitrina/contract';
import {
  acceptTerms,
  chooseModel,
  chooseProvince,
  newWizard,
  receivePackages,
  receiveVersion,
  type Wizard,
} from './index';

/** A small catalogue for the tests: two years, 2 x 2 x 1 powers of which one is not sold, kits that share and contain. */
const named = (id: number, name: string) => ({ id, name });

export const model: Model = { id: 7, name: 'Cóndor Sierra' };
export const otherModel: Model = { id: 8, name: 'Cóndor Ruta' };
export const province = named(17, 'Pichincha');
export const dealership: Dealership = { ...named(3, 'Quito Norte'), company: 'Andes', places: [] };

export const petrol = named(1, '1.6 gasolina');
export const hybrid = named(2, '1.6 híbrido');
export const manual = named(11, 'manual');
export const automatic = named(12, 'automática');
const fourByTwo = named(21, '4x2');

export const red: Colour = { ...named(31, 'Rojo'), hex: '#a3121c', frames: [{ url: '/r0.webp' }] };
export const white: Colour = { ...named(32, 'Blanco'), hex: '#ffffff', frames: [] };

export const version = (year: number, colours = [red, white]): CommercialVersion => ({
  ...named(year, `Sierra ${year}`),
  year,
  price: cents(2_000_000),
  defaultMotorId: hybrid.id,
  defaultTransmissionId: automatic.id,
  defaultTractionId: fourByTwo.id,
  images: [],
  motors: [petrol, hybrid],
  transmissions: [manual, automatic],
  tractions: [fourByTwo],
  colours,
  years: [{ year: 2026 }, { year: 2025 }],
});

/** Every package of a year; hybrid with manual is not sold. */
const allPackages = (year: number): TrimPackage[] =>
  [petrol, hybrid].flatMap((motor) =>
    [manual, automatic]
      .filter((transmission) => !(motor === hybrid && transmission === manual))
      .flatMap((transmission) =>
        ['Base', 'Full'].map((title, i) => ({
          id: year * 1000 + motor.id * 100 + transmission.id * 2 + i,
          title,
          description: title,
          year,
          price: cents(2_000_000 + motor.id * 150_000 + i * 99_901),
          motorId: motor.id,
          transmissionId: transmission.id,
          tractionId: fourByTwo.id,
        })),
      ),
  );
export const everyPackage = [...allPackages(2025), ...allPackages(2026)];

/** The server's answer for the wizard's power. */
export const packagesFor = ({ anio, potencia }: Pick<Wizard, 'anio' | 'potencia'>): TrimPackage[] =>
  everyPackage.filter(
    (p) => p.year === anio && p.motorId === potencia?.motor.id && p.transmissionId === potencia.transmision.id,
  );

/** The server's price lines of a package: car and trim. */
export const linesOf = ({ id, price }: TrimPackage) => [
  { id: 1, label: 'Vehículo', price: cents(price - 50_000) },
  { id, label: 'Paquete', price: cents(50_000) },
];

const item = (key: number, price: number): KitItem => ({
  id: 500 + key,
  key,
  name: `Artículo ${key}`,
  price: cents(price),
});
const accessory = (key: number, disabled = false): Accessory => ({
  ...item(key, key * 1_111),
  id: 100 + key,
  items: [],
  disabled,
});
const kit = (id: number, keys: number[], disabled = false): Accessory => ({
  ...named(id, `Kit ${id}`),
  key: 900 + id,
  price: cents(keys.length * 1_001),
  items: keys.map((key) => item(key, 500)),
  disabled,
});

export const individuales = [accessory(1), accessory(2), accessory(3), accessory(4), accessory(5, true)];
export const kits = [kit(201, [1, 2]), kit(202, [2, 3]), kit(203, [4]), kit(204, [6], true)];
export const cupones: Coupon[] = [
  { ...named(301, 'Mantenimiento 20,000 km'), description: '', price: cents(45_000) },
  { ...named(302, 'Mantenimiento 50,000 km'), description: '', price: cents(98_050) },
];
export const offer = { individuales, kit: kits, cupones };

/** A wizard on Specifications of 2026, terms accepted, first package selected. */
export const configured = (): Wizard => {
  const chosen = chooseProvince(chooseModel(newWizard(), model), province);
  const wizard = receiveVersion(acceptTerms(chosen), version(2026));
  return receivePackages(wizard, packagesFor(wizard));
};

/** The first item, which the test knows to be there. */
export const at = <T>(items: readonly T[], index = 0): T => items[index] as T;
