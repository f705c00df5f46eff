import type { TrimPackage } from '@vitrina/contract';
import { Checkbox, VisuallyHidden } from '@vitrina/ui';
import { MOST_COMPARED, toggleCompared } from './compare';

/** The packages that are ticked for a comparison. */
export type Compared = {
  packages: readonly TrimPackage[];
  onChange(packages: readonly TrimPackage[]): void;
};

/** Ticks a package for the comparison; once three are ticked the others are disabled. */
export function CompareCheck({ trimPackage, compared }: { trimPackage: TrimPackage; compared: Compared }) {
  const { packages, onChange } = compared;
  const checked = packages.some(({ id }) => id === trimPackage.id);
  return (
    <Checkbox
      label={
        <>
          Comparar
          <VisuallyHidden>{` ${trimPackage.title} ${trimPackage.year}`}</VisuallyHidden>
        </>
      }
      checked={checked}
      disabled={!checked && packages.length === MOST_COMPARED}
      onChange={() => onChange(toggleCompared(packages, trimPackage))}
    />
  );
}
