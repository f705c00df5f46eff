import { VisuallyHidden } from '@vitrina/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, DraftStanding } from '../application/section-props';
import { savedAgo, trueFor } from './ago';
import css from './drafts.module.css';

const IDLE: DraftStanding = { is: 'idle' };
const nothing = () => () => undefined;
const idle = () => IDLE;

/** How a draft stands, as it changes. */
export const useStanding = ({ standing }: Draft): DraftStanding =>
  useSyncExternalStore(standing?.subscribe ?? nothing, standing?.get ?? idle);

const OF_FAILURES = {
  waiting: 'Sin conexión: lo que escribes queda en este navegador. Lo intentamos de nuevo.',
  refused: 'No pudimos guardar tu borrador. Guarda la sección para no perderlo.',
} as const;

/** How long ago the draft was kept, read out once and not at each second; or that it is not, and what happens next. */
export function DraftWords({ standing }: { standing: DraftStanding }) {
  const [wasStored, setStored] = useState(false);
  useEffect(() => {
    if (standing.is === 'idle') setStored(false);
    if (standing.is === 'stored') setStored(true);
  }, [standing]);
  const failure = standing.is === 'waiting' || standing.is === 'refused' ? OF_FAILURES[standing.is] : undefined;
  return (
    <div className={css.words}>
      {standing.is === 'stored' && <Ago at={standing.at} />}
      <p role="status" className={failure && css.failure}>
        {failure ?? (wasStored && <VisuallyHidden>Borrador guardado</VisuallyHidden>)}
      </p>
    </div>
  );
}

function Ago({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now);
  // At once too when the draft was kept anew.
  const seconds = Math.max(0, Math.floor((Math.max(now, at) - at) / 1_000));
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), trueFor(seconds));
    return () => clearTimeout(timer);
  });
  return <p aria-hidden="true">{savedAgo(seconds)}</p>;
}
