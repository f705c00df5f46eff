import type { PersonalCatalogues, Relationship } from '@vitrina/contract';
import { PROVINCES } from '@vitrina/testing/personal-data';

const items = (...names: string[]) => names.map((name, i) => ({ id: i + 1, name }));

/** The ten lists, each with what the tests choose. */
export const CATALOGUES: PersonalCatalogues = {
  personTypes: items('NATURAL', 'JURÍDICA'),
  genders: items('Femenino', 'Masculino'),
  nationalities: [
    { id: 218, name: 'Ecuador', nationality: 'ECUATORIANA' },
    { id: 170, name: 'Colombia', nationality: 'COLOMBIANA' },
  ],
  identificationTypes: items('RUC PERSONA NATURAL', 'RUC PERSONA JURÍDICA', 'CÉDULA', 'PASAPORTE'),
  provinces: PROVINCES.map(({ id, name }) => ({ id, name })),
  civilStatuses: [
    { id: 1, name: 'SOLTERO', feminineName: 'SOLTERA' },
    { id: 2, name: 'CASADO', feminineName: 'CASADA' },
    { id: 5, name: 'UNIÓN DE HECHO', feminineName: 'UNIÓN DE HECHO' },
  ],
  addressTypes: items('DOMICILIO', 'TRABAJO'),
  employmentRelationships: items('EMPLEADO PRIVADO', 'ESTUDIANTE', 'JUBILADO'),
  activityTypes: items('COMERCIO', 'EDUCACIÓN'),
  sectors: items('PRIVADO', 'PÚBLICO'),
};

const relationship = (id: number, name: string, flags: Partial<Relationship> = {}): Relationship => ({
  id,
  name,
  isReference: true,
  isExposed: false,
  isPartner: false,
  ...flags,
});

export const RELATIONSHIPS: Relationship[] = [
  relationship(1, 'MADRE', { isExposed: true }),
  relationship(7, 'CÓNYUGE', { isExposed: true, isPartner: true, isReference: false }),
  relationship(18, 'AMIGO/A'),
];

export const SUGGESTIONS = {
  fundsOrigins: items('SUELDO', 'VENTA DE UN INMUEBLE'),
  publicOffices: items('CONCEJAL', 'FISCAL'),
};
