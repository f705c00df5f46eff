import type { Wizard } from '@vitrina/rules';
import { useMemo } from 'react';
import { carDescription, FRAME } from '../../../stage/car-picture';
import { Turntable } from '../../../turntable/turntable';

/** The chosen colour's turn, over its still picture. */
export function CarTurntable({ wizard }: { wizard: Wizard }) {
  // As text, because a reloaded version brings the same addresses in new objects: they are not fetched again.
  const addresses = wizard.color?.frames.map(({ url }) => url).join('\n') ?? '';
  const frames = useMemo(() => addresses.split('\n'), [addresses]);
  return <Turntable frames={frames} {...FRAME} label={`Vista 360° de ${carDescription(wizard)}`} />;
}
