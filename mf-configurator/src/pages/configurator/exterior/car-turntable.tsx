import type { Wizard } from '@vitrina/rules';
import { atom, useAtom } from 'jotai';
import { useMemo } from 'react';
import { carDescription, FRAME } from '../../../stage/car-picture';
import { savesData } from '../../../turntable/save-data';
import { TurnOffer } from '../../../turntable/turn-offer';
import { Turntable } from '../../../turntable/turntable';

/** Whether a buyer who saves data has requested the turn; it holds for every colour until the page is left. */
const askedAtom = atom(false);

/** The chosen colour's turn, over its still picture; for buyers who save data only on request. */
export function CarTurntable({ wizard }: { wizard: Wizard }) {
  // As text, because a reloaded version has the same addresses in new objects: they are not fetched again.
  const addresses = wizard.color?.frames.map(({ url }) => url).join('\n') ?? '';
  const frames = useMemo(() => addresses.split('\n'), [addresses]);
  const [asked, setAsked] = useAtom(askedAtom);
  if (!asked && savesData()) return <TurnOffer frames={frames} onAccept={() => setAsked(true)} />;
  return <Turntable frames={frames} {...FRAME} label={`Vista 360° de ${carDescription(wizard)}`} />;
}
