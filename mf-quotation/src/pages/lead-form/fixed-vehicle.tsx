import { FormField } from '@vitrina/forms';
import { generic } from './fields';
import css from './fixed-vehicle.module.css';
import { useTrimPackages } from './use-vehicle-choices';

/** The vehicle that the address names, with its package and colour to choose. */
export function FixedVehicle({ model }: { model: { id: number; name: string } }) {
  const { data } = useTrimPackages(model);
  return (
    <>
      <p className={css.vehicle}>
        <span className={css.label}>Vehículo</span>
        <strong>{model.name}</strong>
      </p>
      <FormField of={generic.paquete} items={data?.trimPackages} />
      <FormField of={generic.color} items={data?.colours} />
    </>
  );
}
