import type { Cents, Quotation } from '@vitrina/contract';
import { QuotationSummary } from '@vitrina/journey';
import { Dialog, PriceBar } from '@vitrina/ui';
import { useState } from 'react';

/** At the bottom edge of narrow screens: the fee, until there is one the price; a press opens the quotation. */
export function FeeBar({ quotation, fee }: { quotation: Quotation; fee: Cents | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const label = fee === undefined ? 'Precio total del vehículo' : 'Cuota mensual aprox.';
  return (
    <>
      {/* Another key is another bar, which begins without a word: the fee is read out by its panel, once. */}
      <PriceBar key={label} label={label} cents={fee ?? quotation.total} onOpen={() => setOpen(true)} />
      <Dialog open={isOpen} title="Tu cotización" onClose={() => setOpen(false)}>
        <QuotationSummary quotation={quotation} />
      </Dialog>
    </>
  );
}
