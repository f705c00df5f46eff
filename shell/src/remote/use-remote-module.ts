import type { Lifecycles, PageInfo } from '@vitrina/federation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '../site-context';

type State = { lifecycles?: Lifecycles; version?: string; error?: unknown };

/** A page or slot of a remote: its module, its failure, and a retry without a reload. */
export type RemoteModule = {
  lifecycles?: Lifecycles;
  error?: unknown;
  /** With the version that is actually running: an earlier one after a fallback. The same object until that changes. */
  info: PageInfo;
  /** Changes with every attempt: a key, so that the next mount gets a new host. */
  attempt: number;
  retry: () => void;
  onError: (error: unknown) => void;
};

/** Loads `expose` of a remote while the component is mounted; an already loaded module is available at once. */
export function useRemoteModule(remote: string, expose: string, info: PageInfo): RemoteModule {
  const { loader } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(() => loader.peek(remote, expose) ?? {});
  const broken = useRef<string[]>([]);

  useEffect(() => {
    let wanted = true;
    const known = attempt === 0 && loader.peek(remote, expose);
    if (known) {
      setState(known);
      return;
    }
    setState({});
    // a version that failed twice while rendering would fail a third time
    const avoid = broken.current.find((version, index, all) => all.indexOf(version) !== index);
    loader.load(remote, expose, { retry: attempt > 0, avoid }).then(
      (loaded) => wanted && setState(loaded),
      (error) => wanted && setState({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [loader, remote, expose, attempt]);

  const { version = info.version } = state;
  const running = useMemo(() => (version === info.version ? info : { ...info, version }), [info, version]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const onError = useCallback(
    (error: unknown) => {
      broken.current.push(version);
      setState({ error, version });
    },
    [version],
  );
  return { lifecycles: state.lifecycles, error: state.error, info: running, attempt, retry, onError };
}
