import type { Purchase } from '@vitrina/contract';
import { ToReturn } from '@vitrina/journey';
import { formatMoney } from '@vitrina/rules';
import { DrawnCheck } from '@vitrina/ui';
import { useId } from 'react';
import { PurchaseReceipt } from '../receipts/purchase-receipt';
import css from './paid-notice.module.css';

/** In place of the balance once nothing is left to pay: what the adviser does, and what is not confirmed yet. */
export function PaidNotice({ purchase }: { purchase: Purchase }) {
  const { status, inConfirmation } = purchase;
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.notice}>
      <DrawnCheck />
      <div className={css.words}>
        <h2 id={title}>Tus pagos fueron procesados</h2>
        <p>
          {status === 'ENTREGADA'
            ? 'Ya recibiste tu vehículo.'
            : 'Un asesor te llamará para coordinar la entrega de tu vehículo.'}
        </p>
        {inConfirmation > 0 && (
          <p>{`Todavía esperamos la confirmación de ${formatMoney(inConfirmation)}. Si un pago se rechaza, el saldo se abre de nuevo.`}</p>
        )}
        <ToReturn of={purchase} />
        <PurchaseReceipt purchase={purchase} />
      </div>
    </section>
  );
}
