import type { Wizard } from '@vitrina/rules';
import { factsOf } from './facts';

/** What was chosen, as a list of labels and values. */
export function FactList({ wizard, className }: { wizard: Wizard; className?: string }) {
  return (
    <dl className={className}>
      {factsOf(wizard).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
