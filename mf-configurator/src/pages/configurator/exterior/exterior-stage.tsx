import type { Wizard } from '@vitrina/rules';
import { SceneToggle } from '../../../stage/scene-toggle';
import { CarTurntable } from './car-turntable';

/** The stage's controls while the colour is chosen: day or studio, and the turn if the colour has one. */
export function ExteriorStage({ wizard }: { wizard: Wizard }) {
  const turns = (wizard.color?.frames.length ?? 0) > 0;
  return (
    <>
      <SceneToggle />
      {turns && <CarTurntable wizard={wizard} />}
    </>
  );
}
