import type { CivilStatus } from '@vitrina/contract';
import { type Item, useDependent, useFormValue } from '@vitrina/forms';
import { isMarried, type ShownBy } from '@vitrina/rules';
import { useEffect, useEffectEvent } from 'react';
import { hasExposedRelatives, holdsPublicOffice, isExposed, office, officialName } from './fields';

/** Nothing is loaded for what a switch shows. */
const nothing = { data: undefined, isError: false, refetch() {} };
const useNothing = () => nothing;

type Props = {
  civilStatuses: readonly CivilStatus[];
  asksExposure: boolean;
  onShownBy(answers: Partial<ShownBy>): void;
};

/** Tells the wizard at once which answers show or hide sub-tabs, those included that came late or from a draft. */
export function Reports({ civilStatuses, asksExposure, onShownBy }: Props) {
  const civilStatusId = useFormValue<Item>('estado')?.id;
  const exposed = useFormValue<boolean>(isExposed.name) === true;
  const relatives = useFormValue<boolean>(hasExposedRelatives.name) === true;
  const label = civilStatuses.find(({ id }) => id === civilStatusId)?.name ?? '';
  const married = isMarried(label);
  const report = useEffectEvent(onShownBy);
  useEffect(() => {
    report({ isMarried: married });
  }, [married]);
  useEffect(() => {
    if (asksExposure) report({ isExposed: exposed });
  }, [asksExposure, exposed]);
  useEffect(() => {
    if (asksExposure) report({ hasExposedRelatives: relatives });
  }, [asksExposure, relatives]);
  return null;
}

/**
 * Toggling a switch clears what stood under it (specification 2, section 4): the official's name, and the name and the dates of
 * the office.
 */
export function Clearings() {
  useDependent(hasExposedRelatives, [officialName], useNothing);
  useDependent(holdsPublicOffice, office, useNothing);
  return null;
}
