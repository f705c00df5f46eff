import type { Quotation } from '@vitrina/contract';
import { Picture, Price, Table, VisuallyHidden } from '@vitrina/ui';
import css from './comparison.module.css';
import { type Cell, compare, type Line } from './lines';

/** Quotations side by side, one column each. A difference and the lower price are said in words. */
export const ComparisonTable = ({ quotations }: { quotations: readonly Quotation[] }) => (
  <Table caption="Tus cotizaciones, una al lado de la otra" hideCaption className={css.comparison}>
    <thead>
      <tr>
        <td />
        {quotations.map((quotation) => (
          <ColumnHead key={quotation.id} quotation={quotation} />
        ))}
      </tr>
    </thead>
    <tbody>
      {compare(quotations).map((line) => (
        <Row key={line.label} line={line} quotations={quotations} />
      ))}
    </tbody>
  </Table>
);

const ColumnHead = ({ quotation: { number, image, colourName, company } }: { quotation: Quotation }) => (
  <th scope="col">
    {image && <Picture src={image} width={160} height={90} alt="" cutout className={css.car} />}
    <span className={css.name}>{colourName ?? company}</span>
    <span className={css.number}>{`N.º ${number}`}</span>
  </th>
);

const Row = ({ line, quotations }: { line: Line; quotations: readonly Quotation[] }) => (
  <tr data-differs={line.differs || undefined}>
    <th scope="row">
      <span>{line.label}</span>
      {line.differs && <span className={css.differs}>Distinto</span>}
    </th>
    {quotations.map(({ id }, column) => (
      <td key={id}>
        <Value cell={line.cells[column]} isCheapest={line.cheapest.includes(column)} />
      </td>
    ))}
  </tr>
);

function Value({ cell, isCheapest }: { cell: Cell | undefined; isCheapest: boolean }) {
  if (!cell) return <Missing words="Sin dato" />;
  const { texts, price } = cell;
  if (texts.length === 0 && price === undefined) return <Missing words="Ninguno" />;
  return (
    <>
      {texts.map((text, position) => (
        <span key={`${position} ${text}`} className={css.text}>
          {text}
        </span>
      ))}
      {price !== undefined && <Price cents={price} />}
      {isCheapest && <span className={css.cheapest}>Menor precio</span>}
    </>
  );
}

const Missing = ({ words }: { words: string }) => (
  <>
    <span aria-hidden="true" className={css.missing}>
      —
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);
