import type { Cents } from '@vitrina/contract';
import { formatMoney } from '@vitrina/rules';
import { useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './live-price.module.css';
import { Price } from './price';
import { useDebounced } from './use-debounced';

export type LivePriceProps = {
  /** What the amount is, for screen readers: 'PVP sugerido'. */
  label: string;
  /** absent or 0 while there is no amount */
  cents?: Cents;
  /** Read out instead of the amount while it is being computed: 'Calculando…'. */
  pending?: string;
};

/** Instead of an amount that does not exist: never $0.00. */
const NONE = 'No disponible';

/** Changes within this time are read out as one. */
const QUIET_MS = 700;

/**
 * An amount that follows the buyer's choices. A new one is shown at once and slides into place, from below if it is
 * higher; screen readers hear it once it has stopped changing.
 */
export function LivePrice({ label, cents: given, pending }: LivePriceProps) {
  const cents = given || undefined;
  const [shown, setShown] = useState({ cents, change: '' });
  if (shown.cents !== cents) setShown({ cents, change: (cents ?? 0) > (shown.cents ?? 0) ? 'up' : 'down' });
  return (
    <>
      <span className={css.place} data-pending={pending ? true : undefined}>
        {/* Another key is another element, whose movement begins anew. */}
        <span key={cents ?? NONE} className={css.amount} data-change={shown.change || undefined}>
          {cents === undefined ? (
            <span className={css.none}>{pending ? '…' : NONE}</span>
          ) : (
            <Price cents={cents} size="l" />
          )}
        </span>
      </span>
      <Announcement
        text={`${label}: ${(pending ?? (cents === undefined ? NONE : formatMoney(cents))).toLowerCase()}`}
      />
    </>
  );
}

/** Reads out each text that stays for a while, except the initial one. */
function Announcement({ text }: { text: string }) {
  const debounced = useDebounced(text, QUIET_MS);
  const [first] = useState(text);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && debounced !== first) setChanged(true);
  return (
    <VisuallyHidden>
      <output>{hasChanged ? debounced : ''}</output>
    </VisuallyHidden>
  );
}
