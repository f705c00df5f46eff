import type { Cents } from '@vitrina/contract';
import { stepperAt } from '@vitrina/rules';
import { Container, PageHeading, Picture, Stage, Stepper } from '@vitrina/ui';
import type { ReactNode } from 'react';
import css from './purchase-heading.module.css';

/** The stages of a purchase (specification 2, section 1). */
const STEPS = ['Personaliza', 'Compra', 'Entrega'];

/** As high as one. */
const NO_NUMBER = '\u00a0';

export type PurchaseHeadingProps = {
  title: string;
  /** Which purchase it is, above the title. */
  eyebrow?: string | undefined;
  /** Address of the car's picture. */
  image?: string | undefined;
  /** The purchase may still come: what stands around the title has its place already, so that nothing moves. */
  isComing?: boolean | undefined;
  /** What is left to pay: the stepper stands where it says. Absent while nothing is payable. */
  balance?: Cents | undefined;
  /** Below the title: the status, what happens next. */
  children?: ReactNode;
};

/** The top of every page of one purchase: its car, the page's title, and how far the purchase is. */
export const PurchaseHeading = ({ title, eyebrow, image, isComing, balance, children }: PurchaseHeadingProps) => (
  <Container className={css.heading}>
    <div className={css.car}>
      {(image || isComing) && (
        <Stage studio className={css.stage}>
          {image && <Picture src={image} width={480} height={270} alt="" priority cutout className={css.picture} />}
        </Stage>
      )}
      <div className={css.words}>
        <PageHeading eyebrow={eyebrow ?? (isComing && NO_NUMBER)}>{title}</PageHeading>
        {children}
      </div>
    </div>
    {balance !== undefined && <Stepper steps={STEPS} current={stepperAt(balance)} className={css.steps} />}
  </Container>
);
