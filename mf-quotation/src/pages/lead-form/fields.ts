import { checkField, optional, plateField, when } from '@vitrina/forms';
import { comboField, freeComboField } from '@vitrina/forms/combo';

/** The fields of the generic and the post-sale form besides the person (specification 1, sections 3 and 5). */
const paquete = comboField({ name: 'paquete', label: 'Paquete' });
const color = optional(comboField({ name: 'color', label: 'Color' }));
const agencia = comboField({ name: 'agencia', label: 'Concesionario' });

/** The generic form: a vehicle of the list with its package, and a dealership of a province. */
export const generic = {
  modelo: comboField({ name: 'modelo', label: 'Vehículo' }),
  paquete,
  color,
  provincia: comboField({ name: 'provincia', label: 'Provincia' }),
  agencia,
};

const anyModel = freeComboField({ name: 'modelo', label: 'Vehículo' });
const [paqueteOfList, colorOfList] = when(anyModel, (vehicle) => vehicle?.id !== null, [paquete, color]);

/** The post-sale form: a vehicle of the list with its package, or a typed one; its plate if known. */
export const postSale = {
  modelo: anyModel,
  paquete: paqueteOfList,
  color: colorOfList,
  placa: optional(plateField({ name: 'placa', label: 'Placa' })),
  agencia,
  vendedor: checkField({ name: 'vendedor', label: 'Un asesor llena este formulario por el cliente' }),
  noIntegrar: checkField({ name: 'noIntegrar', label: 'No integrar con otros sistemas' }),
};
