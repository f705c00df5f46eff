import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { Callout } from '@vitrina/ui';

/** What was paid above the total; nothing where nothing was. */
export const ToReturn = ({ cents }: { cents: Cents }) =>
  cents > 0 ? (
    <Callout tone="info" role="note" title={`Por devolver: ${formatMoney(cents)}`}>
      Pagaste más que el total. Tu asesor te devuelve la diferencia.
    </Callout>
  ) : null;
