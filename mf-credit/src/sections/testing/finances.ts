import type { AssetPart, CatalogueItem, FinancialCatalogues, Relationship } from '@vitrina/contract';

const items = (...names: string[]): CatalogueItem[] => names.map((name, i) => ({ id: i + 1, name }));
const NONE: AssetPart = { kind: 'none' };
const combo = (label: string, list: string): AssetPart => ({ kind: 'combo', label, list });
const text = (label: string): AssetPart => ({ kind: 'text', label });
const type = (id: number, name: string, parts: AssetPart[], of: CatalogueItem[] = []) => ({
  id,
  name,
  parts: [0, 1, 2].map((i) => parts[i] ?? NONE),
  items: of,
});
const institution = combo('Institución', 'institutions');

/** The lists of the financial situation as the seed has them, each shorter. */
export const finances: FinancialCatalogues = {
  assetTypes: [
    type(1, 'EFECTIVO', []),
    type(2, 'CUENTAS BANCARIAS', [institution]),
    type(
      3,
      'INVERSIONES',
      [institution, combo('Tipo de inversión', 'investment-types')],
      items('PÓLIZA', 'FONDO DE INVERSIÓN'),
    ),
    type(4, 'BIENES INMUEBLES', [combo('Tipo de inmueble', 'property-types'), text('Dirección'), text('Sector')]),
    type(5, 'VEHÍCULOS', [
      combo('Marca', 'vehicle-makes'),
      combo('Modelo', 'vehicle-make-models'),
      combo('Año', 'years'),
    ]),
    type(6, 'MUEBLES Y ENSERES', [text('Detalle')]),
    type(7, 'OTROS ACTIVOS', [text('Detalle')]),
  ],
  liabilityTypes: items('PRÉSTAMO HIPOTECARIO', 'PRÉSTAMO DE CONSUMO', 'TARJETAS DE CRÉDITO'),
  incomeTypes: [
    { id: 1, name: 'SUELDO', needsDescription: false },
    { id: 4, name: 'ARRIENDOS', needsDescription: false },
    { id: 12, name: 'OTROS INGRESOS', needsDescription: true },
  ],
  expenseTypes: items('ALIMENTACIÓN', 'VIVIENDA', 'SERVICIOS BÁSICOS'),
  institutions: items('BANCO PICHINCHA', 'COOPERATIVA JEP'),
  propertyTypes: items('CASA', 'DEPARTAMENTO'),
  vehicleMakes: [
    { id: 1, name: 'CHEVROLET' },
    { id: 2, name: 'TOYOTA' },
  ],
};

/** Of each make. */
export const models: Readonly<Record<number, CatalogueItem[]>> = {
  1: [
    { id: 100, name: 'CHEVROLET POR DEFINIR' },
    { id: 101, name: 'AVEO' },
    { id: 102, name: 'SAIL' },
    { id: 199, name: 'AVALÚO MECÁNICO CHEVROLET' },
  ],
  2: [
    { id: 201, name: 'COROLLA' },
    { id: 202, name: 'HILUX' },
  ],
};

export const accounts = items('CUENTA DE AHORROS', 'CUENTA CORRIENTE');
export const banks = items('BANCO PICHINCHA', 'BANCO GUAYAQUIL');

const relationship = (id: number, name: string, isReference = true): Relationship => ({
  ...{ id, name, isReference, isExposed: true, isPartner: !isReference },
});
export const relations = [relationship(1, 'PADRE'), relationship(7, 'CÓNYUGE', false), relationship(18, 'AMIGO/A')];
