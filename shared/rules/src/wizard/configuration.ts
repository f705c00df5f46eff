import type { LeadRequest } from '@vitrina/contract';
import { canEnter } from './conditions';
import type { Wizard } from './types';

/** The choice as sent in a lead or a quotation: ids, and the total that the buyer saw. */
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

/** A configuration with the version of the terms that its buyer accepted. */
export type AcceptedConfiguration = Configuration & Pick<LeadRequest, 'termsVersion'>;

/** The part of a configuration that is complete after step 2: the car, and the province where it will be bought. */
export type CarConfiguration = Omit<Configuration, 'dealershipId' | 'total'>;

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** The car of a wizard whose first two steps are complete; null otherwise. */
export function carConfigurationOf(wizard: Wizard): CarConfiguration | null {
  const { provincia, modelo, version, potencia, paquete, accesorios } = wizard;
  if (!canEnter(wizard, 3).allowed || !provincia || !modelo || !version || !potencia || !paquete) return null;
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
  };
}

/** The configuration of a wizard whose first three steps are complete; null otherwise. */
export function configurationOf(wizard: Wizard): AcceptedConfiguration | null {
  const car = carConfigurationOf(wizard);
  const { agencia, total, versionTerminos } = wizard;
  return car && agencia ? { ...car, dealershipId: agencia.id, total, termsVersion: versionTerminos } : null;
}
