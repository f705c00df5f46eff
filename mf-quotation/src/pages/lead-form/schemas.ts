import {
  formSchema,
  optionalChoice,
  orEmpty,
  plate,
  type SubmitHandler,
  selected,
  selectedOrWritten,
} from '@vitrina/forms';
import * as v from 'valibot';
import { personEntries } from '../../people/person-schema';

type Item = { id: number; name: string };

/** The generic form (specification 1, section 5): what is chosen must be an item with an id. */
export const genericSchema = formSchema({
  ...personEntries,
  modelo: selected<Item>('Vehículo'),
  paquete: selected<Item>('Paquete'),
  color: optionalChoice<Item>(),
  provincia: selected<Item>('Provincia'),
  agencia: selected<Item>('Concesionario'),
});

/** The post-sale form: a vehicle of the list with its package, or one that is written; its plate if known. */
export const postSaleSchema = v.pipe(
  formSchema({
    ...personEntries,
    modelo: selectedOrWritten('Vehículo'),
    paquete: optionalChoice<Item>(),
    color: optionalChoice<Item>(),
    agencia: selected<Item>('Concesionario'),
    placa: orEmpty(plate('Placa')),
    noIntegrar: v.optional(v.boolean(), false),
    vendedor: v.optional(v.boolean(), false),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const values = dataset.value as Record<string, unknown>;
    const { modelo, paquete } = values as { modelo: { id: unknown } | null; paquete: Item | undefined };
    if (!modelo?.id || paquete) return;
    addIssue({
      message: 'El campo Paquete es obligatorio',
      path: [{ type: 'object', origin: 'value', input: values, key: 'paquete', value: paquete }],
    });
  }),
);

export type GenericValues = Parameters<SubmitHandler<typeof genericSchema>>[0];
export type PostSaleValues = Parameters<SubmitHandler<typeof postSaleSchema>>[0];
