import { type CommercialVersion, cents, type Dealership } from '@vitrina/contract';
import {
  acceptTerms,
  chooseDealership,
  chooseModel,
  chooseProvince,
  newWizard,
  receivePackages,
  receiveVersion,
  toggleAccessory,
  toggleCoupon,
  toggleKit,
  type Wizard,
} from '@vitrina/rules';

const power = { motorId: 1, transmissionId: 2, tractionId: 3 };

const version: CommercialVersion = {
  id: 31,
  name: 'Sierra 2027',
  year: 2027,
  price: cents(3_999_000),
  defaultMotorId: 1,
  defaultTransmissionId: 2,
  defaultTractionId: 3,
  images: [],
  motors: [{ id: 1, name: '2.0 Turbo' }],
  transmissions: [{ id: 2, name: 'Automática' }],
  tractions: [{ id: 3, name: '4x4' }],
  colours: [{ id: 7, name: 'Rojo Cotopaxi', hex: '#a3121c', frames: [{ url: '/rojo/00.webp' }] }],
  years: [{ year: 2027 }],
};
const trimPackage = {
  id: 91,
  title: 'Cumbre',
  description: 'Lo más alto',
  year: 2027,
  price: cents(4_299_000),
  ...power,
};
const article = (id: number, name: string, price: number) => ({
  id,
  key: id,
  name,
  price: cents(price),
  items: [],
  disabled: false,
});

const dealership: Dealership = { id: 5, name: 'Cóndor Quito Norte', company: 'Andes Motor', places: [] };

/** Everything of step 2 chosen, no dealership yet. */
export function personalisedWizard(): Wizard {
  const model = { id: 3, name: 'Cóndor Sierra', heroImage: '/sierra.webp' };
  let wizard = acceptTerms(chooseProvince(chooseModel(newWizard(), model), { id: 17, name: 'Pichincha' }));
  wizard = receivePackages(receiveVersion(wizard, version), [trimPackage]);
  wizard = toggleAccessory(wizard, article(11, 'Barras de techo', 28_550));
  wizard = toggleKit(wizard, article(12, 'Kit aventura', 149_900)).wizard;
  return toggleCoupon(wizard, { id: 13, name: 'Hasta 40,000 km', description: '', price: cents(91_500) });
}

/** A wizard that may enter step 4: $45,689.50 in all. */
export const completeWizard = (): Wizard => chooseDealership(personalisedWizard(), dealership);
