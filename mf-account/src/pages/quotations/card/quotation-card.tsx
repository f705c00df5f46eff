import type { Quotation } from '@vitrina/contract';
import { MonthlyNote, QuotationSummary } from '@vitrina/journey';
import { CompareBox } from '../compare/compare-box';
import type { Choice } from '../compare/use-choice';
import { QuotationMenu } from '../menu/quotation-menu';
import { PurchaseActions } from './purchase-actions';
import css from './quotation-card.module.css';

type QuotationCardProps = { quotation: Quotation; choice: Choice; first?: boolean };

/** A quotation of the list with what can be done with it. */
export const QuotationCard = ({ quotation, choice, first }: QuotationCardProps) => (
  <QuotationSummary
    quotation={quotation}
    wide
    first={first}
    // Once it was decided, how it is paid is no question any more.
    note={!quotation.customerDataComplete && <MonthlyNote price={quotation.total} className={css.monthly} />}
  >
    <div className={css.actions}>
      <PurchaseActions quotation={quotation} />
      <QuotationMenu quotation={quotation} onCompare={() => choice.start(quotation.id)} />
    </div>
    {choice.isOn && <CompareBox quotation={quotation} choice={choice} />}
  </QuotationSummary>
);
