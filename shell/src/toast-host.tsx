import { onWaitingNotice } from '@vitrina/session-bus';
import { type ComponentType, useEffect, useState } from 'react';
import { pageHeading } from './arrival/arrive';
import { when } from './arrival/when';
import { whenIdle } from './when-idle';

const pageStands = () => pageHeading() !== null && document.querySelector('main [data-skeleton]') === null;

/**
 * What shows the notices. It loads with the first one, or once the page stands and the browser is idle; notices sent
 * meanwhile wait for it.
 */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType>();

  useEffect(() => {
    const load = () =>
      void import('@vitrina/ui/toasts').then(
        (module) => setToasts(() => module.Toasts),
        () => undefined, // offline: the next notice tries again
      );
    onWaitingNotice(load);
    // Not before the page's own code, with which it would compete for the network.
    let cancelIdle = () => {};
    const cancelWait = when(pageStands, () => {
      cancelIdle = whenIdle(load);
    });
    return () => {
      cancelWait();
      cancelIdle();
    };
  }, []);

  return Toasts ? <Toasts /> : null;
}
