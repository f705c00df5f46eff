import { type Notice, notify, onNotice } from '@vitrina/session-bus';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { pageHeading } from './arrival/arrive';
import { when } from './arrival/when';
import { whenIdle } from './when-idle';

/**
 * Toasts, bottom right. They load with the first notice, or once the page is rendered and the browser is idle; notices
 * sent meanwhile wait for them.
 */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType>();
  const waiting = useRef<Notice[]>([]);

  useEffect(() => {
    if (Toasts) {
      // a child's effects run first: it listens by now
      for (const notice of waiting.current.splice(0)) notify(notice);
      return;
    }
    const load = () =>
      void import('@vitrina/ui/toasts').then(
        (module) => setToasts(() => module.Toasts),
        () => undefined, // offline: the next notice tries again
      );
    // Not before the page's own code, with which it would compete for the network.
    let cancelIdle = () => {};
    const cancelWait = when(pageHeading, () => {
      cancelIdle = whenIdle(load);
    });
    const unsubscribe = onNotice((notice) => {
      waiting.current.push(notice);
      load();
    });
    return () => {
      cancelWait();
      cancelIdle();
      unsubscribe();
    };
  }, [Toasts]);

  return Toasts ? <Toasts /> : null;
}
