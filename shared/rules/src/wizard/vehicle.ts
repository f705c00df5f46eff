import { type Colour, type CommercialVersion, type Model, type Province, TERMS_VERSION } from '@vitrina/contract';
import { EMPTY_CART } from '../cart';
import { slugify } from '../text';
import { rememberChoices } from './changes';
import { normalize } from './conditions';
import { powerOf } from './power';
import { withPackage } from './selected-package';
import { newWizard, type Wizard } from './types';

/** Chooses a model on the home page: clears all wizard data except the campaign of the visit. */
export const chooseModel = (wizard: Wizard, model: Model): Wizard => ({
  ...newWizard(wizard.campana),
  modelo: { ...model, slug: slugify(model.name) || String(model.id) },
});

/** Enters a model by its address: the choices made for this model stay (reload, browser history), others are cleared. */
export const enterModel = (wizard: Wizard, model: Model): Wizard =>
  wizard.modelo?.id === model.id
    ? { ...wizard, modelo: chooseModel(wizard, model).modelo }
    : chooseModel(wizard, model);

/** Changes the province where the buyer is. Another province has other dealerships. */
export const changeProvince = (wizard: Wizard, provincia: Province): Wizard =>
  normalize({
    ...wizard,
    provincia,
    agencia: wizard.provincia?.id === provincia.id ? wizard.agencia : undefined,
  });

/** Confirms the province: step 2 opens on Specifications. */
export const chooseProvince = (wizard: Wizard, provincia: Province): Wizard =>
  changeProvince({ ...wizard, paso: 2, subpaso: 0 }, provincia);

/** Accepts the current terms and conditions, or revokes that. */
export const acceptTerms = (wizard: Wizard, terminos = true): Wizard =>
  normalize({ ...wizard, terminos, versionTerminos: terminos ? TERMS_VERSION : undefined });

/**
 * Chooses a model year: the price is 0 until its version, and then its packages, have arrived. The package is
 * remembered by its title.
 */
export function chooseYear(wizard: Wizard, anio: number): Wizard {
  if (wizard.anio === anio) return wizard;
  return normalize({
    ...wizard,
    antes: rememberChoices(wizard),
    anio,
    version: undefined,
    potencia: undefined,
    paquete: undefined,
    color: undefined,
    accesorios: EMPTY_CART,
    resumen: [],
  });
}

const sameId = <T extends { id: number }>(listed: readonly T[], wanted: T | undefined) =>
  listed.find(({ id }) => id === wanted?.id);

/** The previously chosen colour as the version sells it now, else the first. */
const colourOf = ({ colours }: CommercialVersion, before: Colour | undefined) => sameId(colours, before) ?? colours[0];

/**
 * Receives the version from the server. The same version again (a reload) keeps the choices; another one resets
 * accessories and colour (the first is the default) and takes the version's default power, or that of the package that
 * caused the change of year. A late answer for a year no longer chosen is ignored.
 */
export function receiveVersion(wizard: Wizard, version: CommercialVersion): Wizard {
  if (!wizard.modelo || (wizard.anio !== undefined && wizard.anio !== version.year)) return wizard;
  const isSame = wizard.version?.id === version.id && wizard.version.year === version.year;
  const pending = wizard.paquete?.year === version.year ? wizard.paquete : undefined;
  const next: Wizard = {
    ...wizard,
    version,
    anio: version.year,
    potencia: isSame ? powerOf(version, wizard.potencia) : powerOf(version, undefined, pending),
    paquete: pending,
    color: isSame ? colourOf(version, wizard.color) : version.colours[0],
    accesorios: isSame ? wizard.accesorios : EMPTY_CART,
    resumen: isSame ? wizard.resumen : [],
  };
  return pending ? withPackage(next, pending) : normalize({ ...next, resumen: [] });
}

/** Chooses an exterior colour; the same wizard if the version does not come in it. */
export function chooseColour(wizard: Wizard, colour: Colour): Wizard {
  const color = sameId(wizard.version?.colours ?? [], colour);
  return color ? { ...wizard, color } : wizard;
}
