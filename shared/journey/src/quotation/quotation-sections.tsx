import type { Quotation } from '@vitrina/contract';
import { sumCents } from '@vitrina/rules';
import { Details, Price, PriceLines } from '@vitrina/ui';

type Section = { title: string; items: Quotation['accessories'] };

/**
 * The package as the only line of its section; the server may send it without a price, and then it is only part of the
 * total.
 */
const trimPackage = ({ packageDescription: name, packagePrice: price }: Quotation): Section['items'] =>
  name === undefined || price === undefined ? [] : [{ name, price }];

/** The quotation's items, by the titles of the specification; empty sections are left out. */
const sectionsOf = (quotation: Quotation): Section[] =>
  [
    { title: 'Paquetes', items: trimPackage(quotation) },
    { title: 'Accesorios individuales', items: quotation.accessories },
    { title: 'Kit de accesorios', items: quotation.kits },
    { title: 'Mantenimientos prepagados', items: quotation.prepaidMaintenance },
  ].filter(({ items }) => items.length > 0);

const linesOf = (items: Section['items']) =>
  items.map(({ name, price }, position) => ({ key: `${position} ${name}`, label: name, price }));

/** Collapsible sections, each with its sum; opened, with its lines. */
export const QuotationSections = ({ quotation, className }: { quotation: Quotation; className?: string }) => (
  <div className={className}>
    {sectionsOf(quotation).map(({ title, items }) => (
      <Details key={title} summary={title} meta={<Price cents={sumCents(items.map(({ price }) => price))} size="s" />}>
        <PriceLines lines={linesOf(items)} />
      </Details>
    ))}
  </div>
);
