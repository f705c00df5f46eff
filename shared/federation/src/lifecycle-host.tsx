import { useEffect, useRef } from 'react';
import { FederationError } from './errors';
import { bootstrapOnce, callStep, enqueue } from './lifecycle-queue';
import type { LifecycleProps, Lifecycles, MountProps, SlotProps } from './lifecycles';
import { type Phase, report } from './report';

type Props = MountProps & Partial<SlotProps> & { lifecycles: Lifecycles };

let mounts = 0;

/** Starts a page in a new element inside `host`; returns functions to update and to end it. */
function start(host: HTMLElement, lifecycles: Lifecycles, latest: { current: Props }) {
  const domElement = host.appendChild(document.createElement('div'));
  const name = `page-${++mounts}`;
  const life = { mounted: false, failed: false, gone: false };

  const tell = (error: unknown, phase: Phase, componentStack?: string) => {
    report(error, phase, latest.current.info ?? {}, componentStack);
    if (!life.gone) latest.current.onError?.(error, componentStack);
  };
  const given = (): LifecycleProps => ({
    info: latest.current.info,
    onError: (error, componentStack) => tell(error, 'render', componentStack),
    onClose: () => latest.current.onClose?.(),
    returnTo: latest.current.returnTo,
    name,
    domElement,
  });
  const mount = async () => {
    if (life.gone) return;
    await bootstrapOnce(lifecycles, () => lifecycles.bootstrap(given()));
    if (life.gone) return;
    life.mounted = true;
    await callStep('mount', () => lifecycles.mount(given()));
  };
  const unmount = async () => {
    if (life.mounted) await callStep('unmount', () => lifecycles.unmount(given()));
  };
  const update = async () => {
    if (life.mounted && !life.gone) await callStep('update', () => lifecycles.update?.(given()));
  };

  enqueue(lifecycles, mount).catch((error) => {
    life.failed = true;
    tell(error, error instanceof FederationError && error.reason === 'bootstrap' ? 'bootstrap' : 'mount');
  });
  return {
    update: () => void enqueue(lifecycles, update).catch((error) => report(error, 'update', latest.current.info ?? {})),
    end() {
      const info = latest.current.info ?? {};
      life.gone = true;
      enqueue(lifecycles, unmount)
        // a page that failed to start may well fail to stop: not worth a report
        .catch((error) => life.failed || report(error, 'unmount', info))
        .finally(() => domElement.remove());
    },
  };
}

/**
 * Mounts a page of a remote by its single-spa lifecycles, without single-spa: bootstrap once, then mount, update and
 * unmount one at a time, each with a time limit and in its own DOM element. Failures are reported under the page's
 * `info`; those that leave nothing on the screen also reach `onError`. Keep `info` the same object while nothing
 * changes: a new one is an update.
 */
export function LifecycleHost(props: Props) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const update = useRef<() => void>(undefined);
  const { lifecycles, info } = props;
  const shown = useRef(info);
  latest.current = props;

  useEffect(() => {
    const page = start(host.current as HTMLDivElement, lifecycles, latest);
    update.current = page.update;
    return () => {
      update.current = undefined;
      page.end();
    };
  }, [lifecycles]);

  useEffect(() => {
    if (shown.current === info) return;
    shown.current = info;
    update.current?.();
  }, [info]);

  return <div ref={host} />;
}
