import { CatalogueItem } from '../catalogue/catalogues';
import { flag, id, listOf, text, type WordOf } from '../dsl/codec';
import { endpoint } from '../dsl/endpoint';
import { Empty, entity, field, optional } from '../dsl/entity';
import { Province } from '../places/provinces';

/** A civil status by its label, in the form for a woman too. */
export const CivilStatus = entity('CivilStatus', {
  id: field('id', id),
  name: field('dt1', text(60)),
  feminineName: optional('dt2', text(60), 'ours'),
});
export type CivilStatus = WordOf<typeof CivilStatus>;

/** A country. */
export const Country = entity('Country', {
  id: field('id', id, 'its ISO 3166-1 number'),
  name: field('dt1', text(80)),
  nationality: optional('dt2', text(80), 'ours'),
});
export type Country = WordOf<typeof Country>;

export const personalCatalogues = endpoint({
  name: 'personalCatalogues',
  path: 'Ngcn/VmSlCtl',
  purpose: 'The ten lists of the wizards',
  ours: true,
  request: Empty,
  response: entity('PersonalCatalogues', {
    personTypes: field('elements', listOf(CatalogueItem)),
    genders: field('elements2', listOf(CatalogueItem), 'those that lenders know'),
    nationalities: field('elements3', listOf(Country), 'Ecuador first, then by name'),
    identificationTypes: field('elements4', listOf(CatalogueItem)),
    provinces: field('elements5', listOf(Province)),
    civilStatuses: field('elements6', listOf(CivilStatus)),
    addressTypes: field('elements7', listOf(CatalogueItem)),
    employmentRelationships: field('elements8', listOf(CatalogueItem)),
    activityTypes: field('elements9', listOf(CatalogueItem)),
    sectors: field('elements10', listOf(CatalogueItem)),
  }),
});
export type PersonalCatalogues = WordOf<(typeof personalCatalogues)['response']>;

/** One of the three texts of an asset: a text, one of a list or typed in capitals, or not asked for. */
export const AssetPart = entity('AssetPart', {
  kind: field('dt1', text(10), 'text, combo or none'),
  label: optional('dt2', text(60)),
  list: optional(
    'dt3',
    text(40),
    'institutions, investment-types, property-types, vehicle-makes, vehicle-make-models or years',
  ),
});
export type AssetPart = WordOf<typeof AssetPart>;

/** A kind of asset with what its three texts ask for: reference, description, detail. */
export const AssetType = entity('AssetType', {
  id: field('id', id),
  name: field('dt1', text(120)),
  parts: field('elements2', listOf(AssetPart), 'ours: three'),
  items: field('elements', listOf(CatalogueItem), 'investment types of type 3; empty for others'),
});
export type AssetType = WordOf<typeof AssetType>;

/** A kind of income. */
export const IncomeType = entity('IncomeType', {
  id: field('id', id),
  name: field('dt1', text(120)),
  needsDescription: field('bdt2', flag),
});
export type IncomeType = WordOf<typeof IncomeType>;

export const financialCatalogues = endpoint({
  name: 'financialCatalogues',
  path: 'PrsCtv/VmSlCtl',
  purpose: 'The seven lists of the financial situation, in one call',
  ours: true,
  request: Empty,
  response: entity('FinancialCatalogues', {
    assetTypes: field('elements', listOf(AssetType)),
    liabilityTypes: field('elements2', listOf(CatalogueItem)),
    incomeTypes: field('elements3', listOf(IncomeType)),
    expenseTypes: field('elements4', listOf(CatalogueItem)),
    institutions: field('elements5', listOf(CatalogueItem)),
    propertyTypes: field('elements6', listOf(CatalogueItem)),
    vehicleMakes: field('elements7', listOf(CatalogueItem)),
  }),
});
export type FinancialCatalogues = WordOf<(typeof financialCatalogues)['response']>;

export const vehicleMakeModels = endpoint({
  name: 'vehicleMakeModels',
  path: 'Mrc/VmSlMdl',
  purpose: 'The models of a make, those included that are kept for valuations and never offered',
  ours: true,
  request: entity('VehicleMakeModelsRequest', { id: field('id', id, 'of the make') }),
  response: listOf(CatalogueItem),
});

export const accountTypes = endpoint({
  name: 'accountTypes',
  path: 'TpCnt',
  purpose: 'Types of a bank account',
  ours: true,
  request: Empty,
  response: listOf(CatalogueItem),
});

export const bankEntities = endpoint({
  name: 'bankEntities',
  path: 'EntBnc',
  purpose: 'Institutions where accounts are held',
  ours: true,
  request: Empty,
  response: listOf(CatalogueItem),
});

/** A relationship between persons. */
export const Relationship = entity('Relationship', {
  id: field('id', id),
  name: field('dt1', text(120)),
  isReference: field('bdt1', flag, 'ours: may be a personal reference'),
  isExposed: field('bdt2', flag, 'ours: may be the relative of a politically exposed person'),
  isPartner: field('bdt3', flag, 'ours: spouse or partner, of whom there is one'),
});
export type Relationship = WordOf<typeof Relationship>;

export const relationships = endpoint({
  name: 'relationships',
  path: 'Prnt',
  purpose: 'Relationships between persons (parentesco)',
  ours: true,
  request: Empty,
  response: listOf(Relationship),
});

/** Suggestions for texts that are typed freely. */
export const suggestions = endpoint({
  name: 'suggestions',
  path: 'Ngcn/VmSlSgr',
  purpose: 'Suggestions for the origin of funds and for public offices',
  ours: true,
  request: Empty,
  response: entity('Suggestions', {
    fundsOrigins: field('elements', listOf(CatalogueItem)),
    publicOffices: field('elements2', listOf(CatalogueItem)),
  }),
});
