import type { EconomicActivity, PersonalCatalogues } from '@vitrina/contract';
import { itemOf, numberText } from '../parts/items';
import type { PlaceItems } from '../parts/use-place-names';
import type { EconomicActivityOutput, EconomicActivityValues } from './description';

/** Ecuador's number of ISO 3166-1, which is its id. */
const ECUADOR = 218;

/** Where people work unless they say otherwise. */
const defaultCountry = ({ nationalities }: PersonalCatalogues) => itemOf(nationalities, ECUADOR);

/** Answers as the form holds them. @param place where the work is, by its names */
export const toValues = (
  data: Partial<EconomicActivity>,
  catalogues: PersonalCatalogues,
  { provincia, ciudad }: PlaceItems,
): EconomicActivityValues => ({
  relacion: itemOf(catalogues.employmentRelationships, data.employmentRelationshipId),
  tipoAc: itemOf(catalogues.activityTypes, data.activityTypeId),
  sector: itemOf(catalogues.sectors, data.sectorId),
  pais: itemOf(catalogues.nationalities, data.countryId) ?? defaultCountry(catalogues),
  provincia,
  ciudad,
  empresa: data.company ?? '',
  cargo: data.position ?? '',
  telefonoE: data.phone ?? '',
  emailE: data.email ?? '',
  direccionE: data.address ?? '',
  ruc: data.taxNumber ?? '',
  anios: numberText(data.years),
  meses: numberText(data.months),
  razon: data.businessName ?? '',
});

/** The employer's fields, empty: of a relationship without one. */
export const emptyEmployer = (catalogues: PersonalCatalogues): EconomicActivityValues => {
  const { relacion: _, ...employer } = toValues({}, catalogues, { provincia: null, ciudad: null, parroquia: null });
  return employer;
};

/** What is sent of a form that is valid: the relationship alone, where there is no employer. */
export const toAnswer = (output: EconomicActivityOutput): EconomicActivity => ({
  employmentRelationshipId: output.relacion.id,
  activityTypeId: output.tipoAc?.id,
  sectorId: output.sector?.id,
  countryId: output.pais?.id,
  provinceId: output.provincia?.id,
  cityId: output.ciudad?.id,
  company: output.empresa,
  position: output.cargo,
  phone: output.telefonoE,
  email: output.emailE,
  address: output.direccionE,
  taxNumber: output.ruc,
  years: output.anios,
  months: output.meses,
  businessName: output.razon,
});
