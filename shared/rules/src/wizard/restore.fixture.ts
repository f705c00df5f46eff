import { at, dealership, everyPackage, offer, packagesFor, province, version } from './catalogue.fixture';
import {
  advanceRestoration,
  beginRestoration,
  type Choice,
  isRestored,
  type Known,
  type Restoration,
  receiveAccessories,
  receivePackages,
  receiveVersion,
  type Wizard,
} from './index';

export const guayas = { id: 9, name: 'Guayas' };

/** What the server answers for a wizard as it is, all at once. */
export const knownFor = (wizard: Wizard, link: Choice, changes: Partial<Known> = {}): Known => ({
  provinces: [province, guayas],
  packages: packagesFor(wizard),
  wanted: everyPackage.find(({ id }) => id === link.paquete) ?? null,
  offer,
  dealerships: [dealership],
  ...changes,
});

/** Lets version, packages and accessories arrive that the wizard waits for. */
export function receiveAll(wizard: Wizard): Wizard {
  const versioned = wizard.version ? wizard : receiveVersion(wizard, version(wizard.anio ?? 2026));
  return receiveAccessories(receivePackages(versioned, packagesFor(versioned)), offer);
}

/** Restores a link to its end; each round stands for the answers of one round of calls. */
export function restoreLink(start: Wizard, link: Choice, changes: Partial<Known> = {}) {
  let wizard = start;
  let restoration: Restoration = beginRestoration(link);
  for (let round = 0; round < 30 && !isRestored(restoration); round++) {
    wizard = receiveAll(wizard);
    ({ wizard, restoration } = advanceRestoration(wizard, restoration, knownFor(wizard, link, changes)));
  }
  return { wizard: receiveAll(wizard), told: restoration.told, isRestored: isRestored(restoration) };
}

/** A choice of the small catalogue, all parts chosen. */
export const fullChoice: Choice = {
  provincia: 17,
  anio: 2025,
  motor: 1,
  transmision: 11,
  traccion: 21,
  paquete: at(packagesFor(choicePower(2025, 1, 11)), 1).id,
  individuales: [103],
  kits: [201],
  cupon: [302],
  color: 32,
  agencia: 3,
};

function choicePower(anio: number, motor: number, transmision: number) {
  const power = { id: 0, name: '' };
  return {
    anio,
    potencia: { motor: { ...power, id: motor }, transmision: { ...power, id: transmision }, traccion: power },
  };
}
