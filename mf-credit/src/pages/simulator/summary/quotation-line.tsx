import type { Quotation } from '@vitrina/contract';
import { QuotationSummary } from '@vitrina/journey';
import { Button, Dialog, Price } from '@vitrina/ui';
import { useState } from 'react';
import css from './quotation-line.module.css';

/** What is financed: the price, and the quotation with everything in it. */
export function QuotationLine({ quotation }: { quotation: Quotation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Tu cotización" className={css.line}>
      <dl className={css.total}>
        <dt>Precio total del vehículo</dt>
        <dd>
          <Price cents={quotation.total} />
        </dd>
      </dl>
      <Button variant="quiet" size="s" className={css.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ver tu cotización
      </Button>
      <Dialog open={isOpen} title="Tu cotización" onClose={() => setOpen(false)}>
        <QuotationSummary quotation={quotation} />
      </Dialog>
    </section>
  );
}
