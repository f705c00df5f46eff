import type { TrimPackage } from '@vitrina/contract';
import { Icon } from '@vitrina/ui';
import css from './feature-list.module.css';
import { everythingOf, featuresOf } from './features';

/**
 * A package's features, one per line; of the package it builds on only the name. Inline elements, because it is inside
 * a label.
 */
export function FeatureList({ trimPackage }: { trimPackage: TrimPackage }) {
  const { base, own } = featuresOf(trimPackage);
  const lines = base === undefined ? own : [everythingOf(base), ...own];
  return (
    <span className={css.features}>
      {lines.map((line, index) => (
        <span key={line} className={css.feature}>
          <Icon name={base !== undefined && index === 0 ? 'plus' : 'check'} size={16} className={css.mark} />
          <span>{line}</span>
        </span>
      ))}
    </span>
  );
}
