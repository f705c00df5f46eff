import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema';

type Row<T extends keyof Database> = Selectable<Database[T]>;

/** Integer cents as dollars. */
export const dollars = (cents: number): number => cents / 100;

const sold = (items: readonly { name: string; cents: number }[]) =>
  items.map(({ name, cents }) => ({ nombre: name, precio: dollars(cents) }));

/** The configuration of a quotation. */
export const configurationInWords = (kept: Row<'quotation'>['configuration']) => ({
  modelo: kept.model.name,
  versión: kept.version.name,
  año: kept.year,
  motor: kept.power.motor.name,
  transmisión: kept.power.transmission.name,
  tracción: kept.power.traction.name,
  color: kept.colour?.name ?? null,
  paquete: kept.package.title,
  'precio del paquete': dollars(kept.package.cents),
  accesorios: sold(kept.accessories),
  kits: sold(kept.kits),
  'mantenimientos prepagados': sold(kept.prepaidMaintenance),
  provincia: kept.province.name,
  agencia: kept.dealership.name,
  empresa: kept.dealership.company,
});

/** The lines of a financing. */
export const calculationInWords = (lines: Row<'financing'>['calculation']) =>
  lines?.map(({ label, cents }) => ({ concepto: label, valor: dollars(cents) })) ?? null;

/** Who pays by card; what remains of it when an account was closed has fewer entries. */
export const payerInWords = (payer: Row<'payment_choice'>['payer']) =>
  payer && {
    titular: payer.isHolder,
    identificación: payer.identification,
    nombres: payer.firstNames,
    apellidos: payer.surnames,
    celular: payer.phone,
    correo: payer.email,
  };
