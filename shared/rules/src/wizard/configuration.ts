import type { LeadRequest } from '@vitrina/contract';
import { canEnter } from './conditions';
import type { Wizard } from './types';

/** The choice as a lead or a quotation sends it: ids, and the total that the buyer saw. */
export type Configuration = Pick<
  LeadRequest,
  | 'provinceId'
  | 'modelId'
  | 'versionId'
  | 'year'
  | 'motorId'
  | 'transmissionId'
  | 'tractionId'
  | 'packageId'
  | 'colourId'
  | 'accessoryIds'
  | 'kitIds'
  | 'couponIds'
  | 'dealershipId'
  | 'total'
>;

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** The configuration of a wizard whose first three steps are complete; null otherwise. */
export function configurationOf(wizard: Wizard): Configuration | null {
  const { provincia, modelo, version, potencia, paquete, agencia, accesorios } = wizard;
  if (!canEnter(wizard, 4).allowed || !provincia || !modelo || !version || !potencia || !paquete || !agencia)
    return null;
  return {
    provinceId: provincia.id,
    modelId: modelo.id,
    versionId: version.id,
    year: version.year,
    motorId: potencia.motor.id,
    transmissionId: potencia.transmision.id,
    tractionId: potencia.traccion.id,
    packageId: paquete.id,
    colourId: wizard.color?.id,
    accessoryIds: ids(accesorios.individuales),
    kitIds: ids(accesorios.kit),
    couponIds: ids(accesorios.cupones),
    dealershipId: agencia.id,
    total: wizard.total,
  };
}
