import type { TrimPackage } from '@vitrina/contract';
import { Icon } from '@vitrina/ui';
import css from './feature-list.module.css';
import { everythingOf, featuresOf } from './features';

/** What a package brings, a line each; of what it builds upon only the name. Inline elements: it stands in a label. */
export function FeatureList({ trimPackage }: { trimPackage: TrimPackage }) {
  const { base, own } = featuresOf(trimPackage);
  const lines = base === undefined ? own : [everythingOf(base), ...own];
  return (
    <span className={css.features}>
      {lines.map((line, index) => (
        <span key={line} className={css.feature}>
          <Icon name={base !== undefined && index === 0 ? 'plus' : 'check'} size={16} className={css.mark} />
          {line}
        </span>
      ))}
    </span>
  );
}
