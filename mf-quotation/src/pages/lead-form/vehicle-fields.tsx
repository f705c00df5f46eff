import { useFormValue, useSetFormValue } from '@vitrina/forms';
import { ComboField } from '@vitrina/forms/combo';
import { useEffect, useRef } from 'react';
import { useModels, useTrimPackages } from './use-vehicle-choices';

type Chosen = { id: number | null; name: string } | null;

/** Package and colour belong to a vehicle: another one empties them. */
function useDependents(vehicle: Chosen | undefined) {
  const set = useSetFormValue();
  const before = useRef(vehicle?.id);
  useEffect(() => {
    if (before.current === vehicle?.id) return;
    if (before.current !== undefined) {
      set('paquete', null);
      set('color', null);
    }
    before.current = vehicle?.id;
  });
}

/** The vehicle of the list, or with `free` also one that is written; then its package and, if wished, its colour. */
export function VehicleFields({ free = false }: { free?: boolean }) {
  const models = useModels();
  const vehicle = useFormValue<Chosen>('modelo');
  const { trimPackages, colours } = useTrimPackages(vehicle?.id ?? undefined);
  useDependents(vehicle);
  const isWritten = free && vehicle != null && vehicle.id === null;
  return (
    <>
      <ComboField name="modelo" label="Vehículo" items={models} free={free} />
      {!isWritten && (
        <>
          <ComboField name="paquete" label="Paquete" items={trimPackages} disabled={!vehicle} />
          <ComboField name="color" label="Color" items={colours} disabled={!vehicle} optional />
        </>
      )}
    </>
  );
}
