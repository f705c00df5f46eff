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
  cents: Cents;
  /** What is said instead of the amount while it is being worked out: 'Calculando…'. */
  pending?: string;
};

/** Changes that follow each other within this time are read out as one. */
const QUIET_MS = 700;

/**
 * An amount that follows the buyer's choices. The new one stands there at once and moves into its place, from below
 * when it is higher; screen readers hear it once it has stopped changing.
 */
export function LivePrice({ label, cents, pending }: LivePriceProps) {
  const [shown, setShown] = useState({ cents, change: '' });
  if (shown.cents !== cents) setShown({ cents, change: cents > shown.cents ? 'up' : 'down' });
  return (
    <>
      <span className={css.place} data-pending={pending ? true : undefined}>
        {/* Another key is another element, whose movement begins anew. */}
        <span key={cents} className={css.amount} data-change={shown.change || undefined}>
          <Price cents={cents} size="l" />
        </span>
      </span>
      <Announcement text={`${label}: ${pending?.toLowerCase() ?? formatMoney(cents)}`} />
    </>
  );
}

/** Reads out each text that stays for a while, except the one that was there from the beginning. */
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
