import { query, useQuery } from '@vitrina/api-client';
import { commercialVersion, modelById } from '@vitrina/contract';
import { useFormValue } from '@vitrina/forms';
import { CarPicture } from '../../vehicle/car-picture';
import css from './chosen-vehicle.module.css';
import { generic } from './fields';

type Chosen = { id: number | null; name: string } | null | undefined;

/** The still picture of a model, in a colour of its newest year when one is chosen. */
function useStill(modelId: number | undefined, colourId: number | undefined) {
  const enabled = modelId !== undefined;
  const { data: model } = useQuery({ ...query(modelById, { id: modelId ?? 0 }, { quiet: true }), enabled });
  const { data: version } = useQuery({ ...query(commercialVersion, { modelId: modelId ?? 0 }), enabled });
  const inColour = version?.colours.find(({ id }) => id === colourId)?.image;
  return inColour ?? model?.heroImage ?? model?.image;
}

/** The car that the form is about, as soon as one of the list is chosen. */
export function ChosenVehicle() {
  const vehicle = useFormValue<Chosen>(generic.modelo.name);
  const colour = useFormValue<Chosen>(generic.color.name);
  const still = useStill(vehicle?.id ?? undefined, colour?.id ?? undefined);
  if (vehicle?.id == null) return null;
  return (
    <figure className={css.vehicle}>
      <CarPicture image={still ? { src: still, cutout: true } : undefined} model={vehicle.name} colour={colour?.name} />
    </figure>
  );
}
