import { LoadFailed } from '@vitrina/journey';
import { chooseColour } from '@vitrina/rules';
import { updateWizard } from '@vitrina/session-bus';
import { Callout, Loading, Skeleton, Swatches } from '@vitrina/ui';
import type { SubStepProps } from '../sub-step';
import css from './exterior.module.css';

/** Sub-step 4: the colour. The car on the stage shows it, and turns if there are pictures of the turn. */
export function Exterior({ wizard, loads }: SubStepProps) {
  const { version, color } = wizard;
  if (loads.version.isError) return <LoadFailed what="los colores" onRetry={loads.version.refetch} />;
  if (!version) {
    return (
      <Loading label="Cargando colores">
        <Skeleton shape="title" />
        <Skeleton shape="button" />
      </Loading>
    );
  }
  const { colours } = version;
  if (colours.length === 0) {
    return <Callout>Por el momento no contamos con colores disponibles para este modelo.</Callout>;
  }
  const choose = (id: number) => {
    const colour = colours.find((candidate) => candidate.id === id);
    if (colour) updateWizard((before) => chooseColour(before, colour));
  };
  return (
    <div className={css.exterior}>
      <Swatches legend="Color" colours={colours} value={color?.id} onChange={choose} />
      {color?.frames.length === 0 && <Callout>No hay un 360 registrado para este color</Callout>}
    </div>
  );
}
