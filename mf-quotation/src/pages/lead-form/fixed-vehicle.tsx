import { ComboField } from '@vitrina/forms/combo';
import css from './fixed-vehicle.module.css';
import { useTrimPackages } from './use-vehicle-choices';

/** The vehicle that the address names, with its package and colour to choose. */
export function FixedVehicle({ model }: { model: { id: number; name: string } }) {
  const { trimPackages, colours } = useTrimPackages(model.id);
  return (
    <>
      <p className={css.vehicle}>
        <span className={css.label}>Vehículo</span>
        <strong>{model.name}</strong>
      </p>
      <ComboField name="paquete" label="Paquete" items={trimPackages} />
      <ComboField name="color" label="Color" items={colours} optional />
    </>
  );
}
