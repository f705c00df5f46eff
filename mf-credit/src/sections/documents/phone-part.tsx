import type { ApplicationDocument } from '@vitrina/contract';
import { Button, useMedia } from '@vitrina/ui';
import { useEffect, useId, useRef, useState } from 'react';
import css from './documents.module.css';
import { PhoneLink } from './phone-link';

type PhonePartProps = {
  id: number;
  kind: number;
  documents: readonly ApplicationDocument[];
  /** Whether what arrives is to be looked for. */
  onFollow(isFollowed: boolean): void;
};

/** 'Desde tu teléfono': a code and a mail that lead the telephone here; each document is seen to arrive. */
export function PhonePart({ id, kind, documents, onFollow }: PhonePartProps) {
  const [isOpen, setOpen] = useState(false);
  const part = useId();
  const isPhone = useMedia('(max-width: 40rem) and (any-pointer: coarse)');
  useEffect(() => {
    onFollow(isOpen);
    return () => onFollow(false);
  }, [isOpen, onFollow]);
  const arrived = useArrivals(documents, isOpen);
  // It is the telephone already.
  if (isPhone) return null;
  return (
    <section className={css.phone} aria-label="Desde tu teléfono">
      <Button variant="secondary" size="s" aria-expanded={isOpen} aria-controls={part} onClick={() => setOpen(!isOpen)}>
        Desde tu teléfono
      </Button>
      <div id={part}>{isOpen && <PhoneLink id={id} kind={kind} />}</div>
      <p role="status" className={css.hint}>
        {arrived}
      </p>
    </section>
  );
}

/** What arrived last from a telephone, in words. */
function useArrivals(documents: readonly ApplicationDocument[], isFollowed: boolean): string {
  const known = useRef(new Set<string>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const keyOf = ({ id, addedAt }: ApplicationDocument) => `${id} ${addedAt}`;
    const fresh = documents.filter((document) => document.isFromPhone && !known.current.has(keyOf(document)));
    for (const document of documents) known.current.add(keyOf(document));
    if (isFollowed && fresh.length > 0) setSaid(`Llegó ${fresh.map(({ typeName }) => typeName).join(', ')}`);
  }, [documents, isFollowed]);
  return said;
}
