import { IDENTITY_TYPES, type PersonalCatalogues, type PersonalData, type PreviousAnswers } from '@vitrina/contract';
import { foldAccents, isValidIdentity } from '@vitrina/rules';
import { dateText, itemOf, numberText } from '../parts/items';
import type { PlaceItems } from '../parts/use-place-names';
import type { PersonalDataOutput, PersonalDataValues } from './description';
import { civilStatusesFor, nationalitiesOf } from './labels';

/** The kind of person that the wizards are for, as the catalogue calls it. */
const NATURAL = 'natural';

/** What nobody is asked: it can only be this. */
const fixedValues = ({ personTypes, identificationTypes }: PersonalCatalogues) => ({
  tipo: personTypes.find(({ name }) => foldAccents(name).includes(NATURAL)) ?? null,
  tipoDni: itemOf(identificationTypes, IDENTITY_TYPES.nationalId),
});

/** Answers as the form holds them. @param place where the address is, by its names */
export function toValues(
  data: Partial<PersonalData>,
  catalogues: PersonalCatalogues,
  place: PlaceItems,
): PersonalDataValues {
  const genero = itemOf(catalogues.genders, data.genderId);
  return {
    ...fixedValues(catalogues),
    dni: data.identification ?? '',
    apellido1: data.surname ?? '',
    apellido2: data.secondSurname ?? '',
    nombre1: data.firstName ?? '',
    nombre2: data.secondName ?? '',
    genero,
    lugar: data.birthPlace ?? '',
    fecha: dateText(data.birthDate),
    nacionalidad: itemOf(nationalitiesOf(catalogues.nationalities), data.nationalityId),
    estado: itemOf(civilStatusesFor(catalogues.civilStatuses, genero), data.civilStatusId),
    cargas: numberText(data.dependants),
    direccion: itemOf(catalogues.addressTypes, data.addressTypeId),
    ...place,
    calle1: data.mainStreet ?? '',
    numeroCalle: data.streetNumber ?? '',
    calle2: data.secondaryStreet ?? '',
    barrio: data.neighbourhood ?? '',
    manzana: data.block ?? '',
    referencia: data.reference ?? '',
    telefono: data.phone ?? '',
    celular: data.mobile ?? '',
    correo: data.email ?? '',
    pep: data.isExposed ?? false,
    cargoPublico: data.holdsPublicOffice ?? false,
    nombrePublico: data.publicOfficeName ?? '',
    desde: dateText(data.officeFrom),
    hasta: dateText(data.officeUntil),
    funcionarios: data.hasExposedRelatives ?? false,
    nombreFuncionario: data.officialName ?? '',
    origenFondo: data.fundsOrigin ?? '',
  };
}

/** What is sent of a form that is valid. What was not asked for is missing. */
export const toAnswer = (output: PersonalDataOutput): PersonalData => ({
  personTypeId: output.tipo.id,
  identificationTypeId: output.tipoDni?.id ?? IDENTITY_TYPES.nationalId,
  identification: output.dni,
  surname: output.apellido1,
  secondSurname: output.apellido2,
  firstName: output.nombre1,
  secondName: output.nombre2,
  genderId: output.genero.id,
  birthPlace: output.lugar,
  birthDate: output.fecha,
  nationalityId: output.nacionalidad.id,
  civilStatusId: output.estado?.id,
  dependants: output.cargas,
  addressTypeId: output.direccion?.id,
  provinceId: output.provincia?.id,
  cityId: output.ciudad?.id,
  parishId: output.parroquia?.id,
  mainStreet: output.calle1,
  streetNumber: output.numeroCalle,
  secondaryStreet: output.calle2,
  neighbourhood: output.barrio,
  block: output.manzana,
  reference: output.referencia,
  phone: output.telefono,
  mobile: output.celular,
  email: output.correo,
  isExposed: output.pep,
  hasExposedRelatives: output.funcionarios,
  officialName: output.nombreFuncionario,
  holdsPublicOffice: output.cargoPublico,
  publicOfficeName: output.nombrePublico,
  officeFrom: output.desde,
  officeUntil: output.hasta,
  fundsOrigin: output.origenFondo,
});

/** The number of the customer's account, if it is one that the form would take. */
export function knownNumber(previous: PreviousAnswers | undefined): string | undefined {
  const number = previous?.personalData?.identification;
  return number !== undefined && isValidIdentity(number, IDENTITY_TYPES.nationalId) ? number : undefined;
}
