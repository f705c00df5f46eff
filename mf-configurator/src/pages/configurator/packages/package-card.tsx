import type { TrimPackage } from '@vitrina/contract';
import { priceDifference } from '@vitrina/rules';
import { Price, RadioCard } from '@vitrina/ui';
import { CompareCheck, type Compared } from './compare-check';
import { FeatureList } from './feature-list';
import css from './package-card.module.css';
import { PackagePicture } from './package-picture';

type PackageCardProps = {
  trimPackage: TrimPackage;
  /** The chosen package, whose price the differences refer to. */
  current: TrimPackage | undefined;
  fallbackPicture?: string;
  compared: Compared;
};

/** One package to choose: picture, features, price and its difference from the chosen one's. */
export function PackageCard({ trimPackage, current, fallbackPicture, compared }: PackageCardProps) {
  const { id, title, year, price } = trimPackage;
  return (
    <div className={css.card}>
      <RadioCard
        className={css.choice}
        value={id}
        title={title}
        description={
          <>
            <span className={css.year}>{year}</span>
            <FeatureList trimPackage={trimPackage} />
          </>
        }
        picture={<PackagePicture trimPackage={trimPackage} fallback={fallbackPicture} className={css.picture} />}
        meta={
          <span className={css.price}>
            <Price cents={price} size="l" />
            {current && current.id !== id && (
              <span className={css.difference}>{priceDifference(price, current.price)}</span>
            )}
          </span>
        }
      />
      <div className={css.foot}>
        <CompareCheck trimPackage={trimPackage} compared={compared} />
      </div>
    </div>
  );
}
