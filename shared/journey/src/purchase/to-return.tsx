import type { Purchase } from '@vitrina/contract';
import { formatMoney, toReturnWords } from '@vitrina/rules';
import { Callout } from '@vitrina/ui';

/** What goes back to the customer; nothing where nothing does. */
export const ToReturn = ({ of: { status, toReturn } }: { of: Purchase }) =>
  toReturn > 0 ? (
    <Callout tone="info" role="note" title={`Por devolver: ${formatMoney(toReturn)}`}>
      {`Te devolvemos ${toReturnWords(status)}.`}
    </Callout>
  ) : null;
