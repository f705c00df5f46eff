import { Button, Callout, Container, Loading, Skeleton } from '@vitrina/ui';
import { useCallback, useEffect, useState } from 'react';
import { LifecycleHost } from '../lifecycle-host';
import type { Lifecycles, SlotProps } from '../lifecycles';
import type { PageInfo } from '../registry-types';
import css from './standalone.module.css';
import type { Importer } from './types';

type Props = Partial<SlotProps> & { load: Importer; info: PageInfo };
type State = { lifecycles?: Lifecycles; error?: unknown };

/**
 * One page or slot of the remote, mounted by its lifecycles as in the shell, or its error if it fails. Keep `info` the
 * same object while nothing changes: a new one updates the page.
 */
export function Mounted({ load, info, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [{ lifecycles, error }, setState] = useState<State>({});
  const onError = useCallback((failure: unknown) => setState({ error: failure }), []);

  useEffect(() => {
    let wanted = attempt >= 0;
    setState({});
    load().then(
      (module) => wanted && setState({ lifecycles: module }),
      (failure) => wanted && setState({ error: failure }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  if (error !== undefined) {
    return (
      <Container className={css.empty}>
        <Callout
          tone="danger"
          title={`${info.page} ha fallado`}
          actions={
            <Button variant="secondary" size="s" onClick={() => setAttempt(attempt + 1)}>
              Reintentar
            </Button>
          }
        >
          {String(error)}
        </Callout>
      </Container>
    );
  }
  if (lifecycles) {
    return <LifecycleHost key={attempt} lifecycles={lifecycles} info={info} onClose={onClose} onError={onError} />;
  }
  return (
    <Container className={css.empty}>
      <Loading>
        <Skeleton shape="title" />
        <Skeleton shape="picture" />
      </Loading>
    </Container>
  );
}
