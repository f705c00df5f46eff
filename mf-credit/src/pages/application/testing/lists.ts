import type { CatalogueItem, FinancialCatalogues, PersonalCatalogues, Relationship } from '@vitrina/contract';

const item = (id: number, name: string): CatalogueItem => ({ id, name });

/** As many of the lists as the tests of the wizard name. */
export const PERSONAL: PersonalCatalogues = {
  personTypes: [item(1, 'NATURAL')],
  genders: [item(1, 'MASCULINO'), item(2, 'FEMENINO')],
  nationalities: [{ id: 218, name: 'Ecuador', nationality: 'Ecuatoriana' }],
  identificationTypes: [item(3, 'CÉDULA')],
  provinces: [item(17, 'PICHINCHA')],
  civilStatuses: [
    { id: 1, name: 'SOLTERO', feminineName: 'SOLTERA' },
    { id: 2, name: 'CASADO', feminineName: 'CASADA' },
  ],
  addressTypes: [item(1, 'DOMICILIO')],
  employmentRelationships: [item(1, 'DEPENDIENTE SECTOR PRIVADO'), item(7, 'ESTUDIANTE')],
  activityTypes: [item(1, 'EMPLEADO')],
  sectors: [item(1, 'PRIVADO')],
};

const part = (label?: string) => (label ? { kind: 'combo', label } : { kind: 'none' });

export const FINANCIAL: FinancialCatalogues = {
  assetTypes: [
    { id: 1, name: 'EFECTIVO', parts: [part(), part(), part()], items: [] },
    { id: 5, name: 'VEHÍCULOS', parts: [part('Marca'), part('Modelo'), part('Año')], items: [] },
  ],
  liabilityTypes: [item(1, 'PRÉSTAMO HIPOTECARIO')],
  incomeTypes: [{ id: 1, name: 'SUELDO', needsDescription: false }],
  expenseTypes: [item(1, 'ALIMENTACIÓN')],
  institutions: [item(1, 'Banco Pichincha C.A.')],
  propertyTypes: [item(1, 'CASA')],
  vehicleMakes: [item(1, 'TOYOTA')],
};

export const RELATIONSHIPS: readonly Relationship[] = [
  { id: 1, name: 'PADRE', isReference: true, isExposed: true, isPartner: false },
];

export const ACCOUNT_TYPES: readonly CatalogueItem[] = [item(1, 'CUENTA DE AHORROS')];
