import type { Purchase } from '@vitrina/contract';
import { balanceOf, PurchaseHeading } from '@vitrina/journey';
import { NextLine } from '../../../purchase/next-line';
import { carOf } from '../../../purchase/purchase-facts';
import { StatusCell } from '../../../purchase/row/status-cell';
import type { KindWords } from '../kinds';
import css from './detail-heading.module.css';

type DetailHeadingProps = {
  words: KindWords;
  /** absent until it has come, and if there is none; the heading itself stays, and the focus on it */
  purchase?: Purchase | undefined;
  /** It may still come. */
  isComing?: boolean;
};

/** The car, its number and status, what happens next, and how far the purchase is. */
export const DetailHeading = ({ words, purchase, isComing }: DetailHeadingProps) => (
  <PurchaseHeading
    title={purchase ? carOf(purchase) : words.title}
    eyebrow={purchase && words.numbered(purchase.number)}
    image={purchase?.image}
    isComing={isComing}
    balance={purchase && balanceOf(purchase)}
  >
    {purchase && (
      <>
        <StatusCell purchase={purchase} />
        <NextLine of={purchase} className={css.next} />
      </>
    )}
  </PurchaseHeading>
);
