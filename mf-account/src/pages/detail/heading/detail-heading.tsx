import type { Purchase } from '@vitrina/contract';
import { stepperAt } from '@vitrina/rules';
import { Container, PageHeading, Picture, Stage, Stepper } from '@vitrina/ui';
import { NextLine } from '../../../purchase/next-line';
import { carOf } from '../../../purchase/purchase-facts';
import { StatusCell } from '../../../purchase/row/status-cell';
import { balanceOf } from '../balance/balance';
import type { KindWords } from '../kinds';
import css from './detail-heading.module.css';

/** The stages of a purchase (specification 2, section 1). */
const STEPS = ['Personaliza', 'Compra', 'Entrega'];

type DetailHeadingProps = {
  words: KindWords;
  /** absent until it has come; the heading itself stays, and the focus on it */
  purchase?: Purchase | undefined;
};

/** The car, its number and status, what happens next, and how far the purchase is. */
export function DetailHeading({ words, purchase }: DetailHeadingProps) {
  const balance = purchase && balanceOf(purchase);
  return (
    <Container className={css.heading}>
      <div className={css.car}>
        {purchase?.image && (
          <Stage studio className={css.stage}>
            <Picture src={purchase.image} width={480} height={270} alt="" priority cutout className={css.picture} />
          </Stage>
        )}
        <div className={css.words}>
          <PageHeading eyebrow={purchase && words.numbered(purchase.number)}>
            {purchase ? carOf(purchase) : words.title}
          </PageHeading>
          {purchase && (
            <>
              <StatusCell purchase={purchase} />
              <NextLine of={purchase} className={css.next} />
            </>
          )}
        </div>
      </div>
      {balance !== undefined && <Stepper steps={STEPS} current={stepperAt(balance)} className={css.steps} />}
    </Container>
  );
}
