import { type Purchase, QUOTATION_KINDS } from '@vitrina/contract';
import { StateNotice, ToReturn } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { endedWithoutSale, formatMoney } from '@vitrina/rules';
import { ButtonLink, Callout, Stack } from '@vitrina/ui';
import { detailOf } from './detail-link';
import type { Standing } from './standing';

const isRequest = ({ kind }: Purchase) => kind === QUOTATION_KINDS.credit;

/** In place of the ways to pay: why nothing can be paid, and the way on. */
export const NothingToPay = ({ standing }: { standing: Exclude<Standing, { is: 'open' }> }) =>
  standing.is === 'paid' ? <Paid {...standing.purchase} /> : <Closed {...standing.purchase} />;

const Paid = (purchase: Purchase) => (
  <Stack>
    <Callout tone="success" title="Ya no tienes saldo por pagar">
      {purchase.inConfirmation > 0
        ? `Todavía esperamos la confirmación de ${formatMoney(purchase.inConfirmation)}. Si un pago se rechaza, el saldo se abre de nuevo.`
        : 'Tu asesor coordina contigo lo que sigue.'}
    </Callout>
    <ToReturn of={purchase} />
    <p>
      <ButtonLink to={detailOf(purchase)}>Ver el detalle</ButtonLink>
    </p>
  </Stack>
);

const Closed = (purchase: Purchase) => (
  <Stack>
    <StateNotice purchase={purchase} />
    {/* One that ended leads back to its quotation by itself. */}
    {!endedWithoutSale(purchase.status) && (
      <p>
        <ButtonLink to={isRequest(purchase) ? paths.creditRequests() : paths.purchases()}>
          {isRequest(purchase) ? 'Ver tus solicitudes de crédito' : 'Ver tus compras a contado'}
        </ButtonLink>
      </p>
    )}
  </Stack>
);
