import { FormField, useDependent } from '@vitrina/forms';
import type { generic, postSale } from './fields';
import { useModels, useTrimPackages } from './use-vehicle-choices';

type VehicleFieldsProps = { of: Pick<typeof generic | typeof postSale, 'modelo' | 'paquete' | 'color'> };

/** The vehicle, then its package and optionally its colour, which a change of vehicle clears. */
export function VehicleFields({ of: { modelo, paquete, color } }: VehicleFieldsProps) {
  const models = useModels();
  const { options, look } = useDependent(modelo, [paquete, color], useTrimPackages);
  return (
    <>
      <FormField of={modelo} items={models} />
      <FormField of={paquete} items={options?.trimPackages} {...look} />
      <FormField of={color} items={options?.colours} {...look} />
    </>
  );
}
