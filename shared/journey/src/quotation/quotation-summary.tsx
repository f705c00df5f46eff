import type { Cents, Quotation } from '@vitrina/contract';
import { formatDate } from '@vitrina/rules';
import { cx, Picture, Price, Stage } from '@vitrina/ui';
import { type ReactNode, useId } from 'react';
import { QuotationSections } from './quotation-sections';
import css from './quotation-summary.module.css';

export type QuotationSummaryProps = {
  quotation: Quotation;
  /** What is left to pay, more than nothing: below the total. */
  balance?: Cents | undefined;
  /** The picture is beside the text from 60rem on, as in a list; otherwise above it, as in a side panel. */
  wide?: boolean;
  /** Visible when the page opens: its picture loads at once. */
  first?: boolean;
  /** Directly under the total: what it is a month. */
  note?: ReactNode;
  /** Actions, below the total. */
  children?: ReactNode;
};

/** One quotation: the car, its customer and date, its items and its price. */
export function QuotationSummary({ quotation, balance, wide, first, note, children }: QuotationSummaryProps) {
  const { number, date, image, company, colourName: vehicle, total } = quotation;
  const title = useId();
  return (
    <article className={cx(css.summary, wide && css.wide)} aria-labelledby={title}>
      <Stage studio className={css.stage}>
        {image && (
          <Picture
            src={image}
            width={480}
            height={270}
            alt={vehicle ?? ''}
            priority={first}
            cutout
            className={css.car}
          />
        )}
      </Stage>
      <div className={css.words}>
        <p className={css.origin}>
          <span>{`Cotización N.º ${number}`}</span>
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <h2 id={title}>{vehicle ?? company}</h2>
        {vehicle && <p className={css.company}>{company}</p>}
        <QuotationSections quotation={quotation} className={css.sections} />
        <dl className={css.totals}>
          <div className={css.total}>
            <dt>Precio total del vehículo</dt>
            <dd>
              <Price cents={total} size={balance === undefined ? 'l' : 'm'} />
            </dd>
          </div>
          {balance !== undefined && (
            <div className={css.total}>
              <dt>Saldo por pagar</dt>
              <dd>
                <Price cents={balance} size="l" />
              </dd>
            </div>
          )}
        </dl>
        {note}
        {children && <div className={css.below}>{children}</div>}
      </div>
    </article>
  );
}
