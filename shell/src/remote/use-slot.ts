import type { Lifecycles, PageInfo } from '@vitrina/federation';
import { onMove } from '@vitrina/navigation';
import { notify } from '@vitrina/session-bus';
import { useEffect, useRef, useState } from 'react';
import { slotOf } from '../routes/route-table';
import { useSite } from '../site-context';

/** The content of an open slot. */
type Content = { lifecycles: Lifecycles; info: PageInfo; returnTo?: string };

/** A slot that a remote fills on demand. */
export type OpenSlot = {
  loading: boolean;
  /** Undefined while it is closed. */
  content?: Content;
  open: (returnTo?: string) => void;
  close: () => void;
  fail: () => void;
};

/** Returns the focus to what opened the slot: its dialog is removed with its root, too late to do so itself. */
const refocus = (opener: Element | null) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  });

/**
 * Loads the slot's content when it is first opened; a failure is shown in a toast that offers a retry. The slot closes,
 * and is no longer waited for, when another page is opened or the browser goes back: it would keep that page inert.
 */
export function useSlot(name: string): OpenSlot {
  const { loader, registry } = useSite();
  const [loading, setLoading] = useState(false);
  const [content, setContent] = useState<Content>();
  const opened = useRef<{ opener: Element | null; returnTo?: string }>({ opener: null });
  const withdraw = useRef<() => void>(undefined);

  useEffect(
    () =>
      onMove(() => {
        opened.current = { opener: null };
        setContent(undefined);
        setLoading(false);
      }),
    [],
  );

  const fail = () => {
    setContent(undefined);
    const action = { label: 'Reintentar', run: () => void show(true) };
    withdraw.current = notify({ kind: 'error', text: 'No se ha podido abrir esta sección', action });
  };
  const show = async (retry: boolean) => {
    const slot = slotOf(registry, name);
    if (!slot) return fail();
    const { current: opening } = opened;
    const isWanted = () => opened.current === opening;
    withdraw.current?.();
    setLoading(true);
    try {
      const { lifecycles, version } = await loader.load(slot.remote, slot.expose, { retry });
      if (isWanted()) setContent({ lifecycles, info: { ...slot.info, version }, returnTo: opening.returnTo });
    } catch {
      if (isWanted()) fail();
    } finally {
      if (isWanted()) setLoading(false);
    }
  };
  return {
    loading,
    content,
    fail,
    open(returnTo) {
      if (loading || content) return;
      opened.current = { opener: document.activeElement, returnTo };
      void show(false);
    },
    close() {
      setContent(undefined);
      refocus(opened.current.opener);
    },
  };
}
