import type { AssetSection } from '../../../catalogue/tables';

const NONE: AssetSection = { kind: 'none' };

/** Asset types, ids from 1: name, and what each of its three sections asks for. */
export const ASSET_TYPES: readonly (readonly [name: string, ...sections: AssetSection[]])[] = [
  ['EFECTIVO', NONE, NONE, NONE],
  ['CUENTAS BANCARIAS', { kind: 'combo', label: 'Institución', list: 'institutions' }, NONE, NONE],
  [
    'INVERSIONES',
    { kind: 'combo', label: 'Institución', list: 'institutions' },
    { kind: 'combo', label: 'Tipo de inversión', list: 'investment-types' },
    NONE,
  ],
  [
    'BIENES INMUEBLES',
    { kind: 'combo', label: 'Tipo de inmueble', list: 'property-types' },
    { kind: 'text', label: 'Dirección' },
    { kind: 'text', label: 'Sector' },
  ],
  [
    'VEHÍCULOS',
    { kind: 'combo', label: 'Marca', list: 'vehicle-makes' },
    { kind: 'combo', label: 'Modelo', list: 'vehicle-make-models' },
    { kind: 'combo', label: 'Año', list: 'years' },
  ],
  ['MUEBLES Y ENSERES', { kind: 'text', label: 'Detalle' }, NONE, NONE],
  ['OTROS ACTIVOS', { kind: 'text', label: 'Detalle' }, NONE, NONE],
];

/** Types of an investment, ids from 1. */
export const INVESTMENT_TYPES = [
  'PÓLIZA / DEPÓSITO A PLAZO FIJO',
  'FONDO DE INVERSIÓN',
  'ACCIONES O PARTICIPACIONES',
  'BONOS U OBLIGACIONES',
  'CERTIFICADOS DE APORTACIÓN',
  'PAPEL COMERCIAL',
  'TITULARIZACIONES',
  'OTRA',
] as const;

/** Types of a property, ids from 1. */
export const PROPERTY_TYPES = [
  'CASA',
  'DEPARTAMENTO',
  'SUITE',
  'TERRENO',
  'LOCAL COMERCIAL',
  'OFICINA',
  'BODEGA',
  'EDIFICIO',
  'FINCA / HACIENDA',
  'QUINTA',
  'GALPÓN',
  'PARQUEADERO',
] as const;

/** Liability types, ids from 1. */
export const LIABILITY_TYPES = [
  'PRÉSTAMO HIPOTECARIO',
  'PRÉSTAMO DE CONSUMO',
  'PRÉSTAMO VEHICULAR',
  'PRÉSTAMO QUIROGRAFARIO IESS',
  'PRÉSTAMO EDUCATIVO',
  'MICROCRÉDITO',
  'TARJETAS DE CRÉDITO',
  'CUENTAS POR PAGAR',
  'DEUDAS CON TERCEROS',
  'OTROS PASIVOS',
] as const;

/** Income types, ids from 1: name, whether its description is required. */
export const INCOME_TYPES: readonly (readonly [name: string, needsDescription: boolean])[] = [
  ['SUELDO', false],
  ['HONORARIOS PROFESIONALES', false],
  ['UTILIDADES DEL NEGOCIO', false],
  ['ARRIENDOS', false],
  ['PENSIÓN JUBILAR', false],
  ['COMISIONES Y BONIFICACIONES', false],
  ['DIVIDENDOS E INTERESES', false],
  ['REMESAS DEL EXTERIOR', false],
  ['PENSIÓN ALIMENTICIA RECIBIDA', false],
  ['VENTA DE BIENES', true],
  ['HERENCIA O DONACIÓN', true],
  ['OTROS INGRESOS', true],
];

/** Expense types, ids from 1. */
export const EXPENSE_TYPES = [
  'ALIMENTACIÓN',
  'VIVIENDA',
  'SERVICIOS BÁSICOS',
  'EDUCACIÓN',
  'SALUD',
  'VESTIMENTA',
  'TRANSPORTE',
  'CUOTAS DE PRÉSTAMOS',
  'CUOTAS DE TARJETAS DE CRÉDITO',
  'SEGUROS',
  'PENSIÓN ALIMENTICIA PAGADA',
  'OTROS GASTOS',
] as const;

/** Where funds come from, ids from 1: suggestions for a text. */
export const FUNDS_ORIGINS = [
  'AHORROS',
  'SUELDO',
  'VENTA DE VEHÍCULO',
  'VENTA DE INMUEBLE',
  'UTILIDADES DEL NEGOCIO',
  'HONORARIOS PROFESIONALES',
  'CRÉDITO DE UNA INSTITUCIÓN FINANCIERA',
  'HERENCIA O DONACIÓN',
  'LIQUIDACIÓN LABORAL O FONDOS DE RESERVA',
  'CESANTÍA O JUBILACIÓN',
  'INDEMNIZACIÓN DE SEGURO',
  'REMESAS DEL EXTERIOR',
  'RENDIMIENTO DE INVERSIONES',
  'PREMIO',
] as const;

/** Documents of a credit application, ids from 1: name, whether it is mandatory (what every applicant has). */
export const CREDIT_DOCUMENTS: readonly (readonly [name: string, mandatory: boolean])[] = [
  ['CÉDULA DE IDENTIDAD', true],
  ['PLANILLA DE SERVICIO BÁSICO', true],
  ['PAPELETA DE VOTACIÓN', false],
  ['ROLES DE PAGO (TRES ÚLTIMOS)', false],
  ['CERTIFICADO LABORAL', false],
  ['DECLARACIÓN DE IMPUESTO A LA RENTA', false],
  ['DECLARACIONES DE IVA (TRES ÚLTIMAS)', false],
  ['ESTADOS DE CUENTA (TRES ÚLTIMOS)', false],
  ['RUC O RIMPE', false],
  ['CÉDULA DEL CÓNYUGE', false],
  ['IMPUESTO PREDIAL', false],
  ['MATRÍCULA DEL VEHÍCULO', false],
  ['COMPROBANTE DE PENSIÓN JUBILAR', false],
  ['CERTIFICADO DE ESTUDIOS', false],
  ['OTRO DOCUMENTO', false],
];

/** The same of a declaration of funds. */
export const FUNDS_DOCUMENTS: readonly (readonly [name: string, mandatory: boolean])[] = [
  ['CÉDULA DE IDENTIDAD', true],
  ['COMPROBANTE DEL ORIGEN DE LOS FONDOS', true],
  ['PLANILLA DE SERVICIO BÁSICO', false],
  ['DECLARACIÓN DE IMPUESTO A LA RENTA', false],
  ['ESTADO DE CUENTA', false],
  ['CONTRATO O ESCRITURA DE VENTA', false],
  ['OTRO DOCUMENTO', false],
];
