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

/** As high as one. */
const NO_NUMBER = '\u00a0';

type DetailHeadingProps = {
  words: KindWords;
  /** absent until it has come, and if there is none; the heading itself stays, and the focus on it */
  purchase?: Purchase | undefined;
  /** It may still come: what stands above the heading has its place already, so that nothing moves. */
  isComing?: boolean;
};

/** The car, its number and status, what happens next, and how far the purchase is. */
export function DetailHeading({ words, purchase, isComing }: DetailHeadingProps) {
  const balance = purchase && balanceOf(purchase);
  return (
    <Container className={css.heading}>
      <div className={css.car}>
        {(purchase?.image || isComing) && (
          <Stage studio className={css.stage}>
            {purchase?.image && (
              <Picture src={purchase.image} width={480} height={270} alt="" priority cutout className={css.picture} />
            )}
          </Stage>
        )}
        <div className={css.words}>
          <PageHeading eyebrow={purchase ? words.numbered(purchase.number) : isComing && NO_NUMBER}>
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
