import type { Quotation } from '@vitrina/contract';
import { formatDate } from '@vitrina/rules';
import { Picture, Price, Stage } from '@vitrina/ui';
import css from './quotation-card.module.css';
import { QuotationSections } from './quotation-sections';

type QuotationCardProps = {
  quotation: Quotation;
  /** In sight when the page opens: its picture does not wait. */
  first: boolean;
};

/** One quotation: the car, whose it is and of which day, what is in it and what it costs. */
export function QuotationCard({ quotation, first }: QuotationCardProps) {
  const { number, date, image, company, colourName: vehicle, total } = quotation;
  const title = `quotation-${number}`;
  return (
    <article className={css.card} aria-labelledby={title}>
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
          <span>Cotización N.º {number}</span>
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <h2 id={title}>{vehicle ?? company}</h2>
        {vehicle && <p className={css.company}>{company}</p>}
        <QuotationSections quotation={quotation} className={css.sections} />
        <dl className={css.total}>
          <dt>Precio total del vehículo</dt>
          <dd>
            <Price cents={total} size="l" />
          </dd>
        </dl>
      </div>
    </article>
  );
}
