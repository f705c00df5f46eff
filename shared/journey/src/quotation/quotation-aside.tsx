import type { Cents, Quotation } from '@vitrina/contract';
import { Container, Dialog, PriceBar } from '@vitrina/ui';
import { type ReactNode, useState } from 'react';
import css from './quotation-aside.module.css';
import { QuotationSummary } from './quotation-summary';
import { useIsWide } from './use-is-wide';

export type QuotationAsideProps = {
  quotation: Quotation;
  /** What is left to pay, more than nothing: told instead of the total in the bar, and below it in the summary. */
  balance?: Cents | undefined;
  /** Buttons of the bar below 64rem: the next step. */
  actions?: ReactNode;
  /** What also belongs at the side: above the summary, and on narrower screens below the content. */
  side?: ReactNode;
  /** The page's content; it stays mounted when the window is resized. */
  children: ReactNode;
};

/**
 * A whole page with the summary of its quotation: sticky beside the content from 64rem; on narrower screens a bar with
 * the total (or the balance) at the bottom edge, and the summary in a dialog.
 */
export function QuotationAside({ quotation, balance, actions, side, children }: QuotationAsideProps) {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.page}>
      <Container className={css.columns}>
        <div className={css.content}>{children}</div>
        {isWide && (
          <div className={css.column}>
            {side}
            <aside aria-label="Resumen de tu cotización" className={css.aside}>
              <QuotationSummary quotation={quotation} balance={balance} first />
            </aside>
          </div>
        )}
        {!isWide && side && <div className={css.column}>{side}</div>}
      </Container>
      {!isWide && (
        <>
          <PriceBar
            label={balance === undefined ? 'Precio total del vehículo' : 'Saldo por pagar'}
            cents={balance ?? quotation.total}
            onOpen={() => setOpen(true)}
          >
            {actions}
          </PriceBar>
          <Dialog open={isOpen} title="Tu cotización" onClose={() => setOpen(false)}>
            <QuotationSummary quotation={quotation} balance={balance} />
          </Dialog>
        </>
      )}
    </div>
  );
}
