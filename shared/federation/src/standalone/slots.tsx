import { on } from '@vitrina/session-bus';
import { Button, Container } from '@vitrina/ui';
import { useEffect, useMemo, useState } from 'react';
import { Mounted } from './mounted';
import css from './standalone.module.css';
import type { Importer } from './types';

type Props = { slots: Record<string, Importer>; remote: string; build: string };

/** Opens the remote's slots; the sign-in dialog also when a page requests it. */
export function Slots({ slots, remote, build }: Props) {
  const [open, setOpen] = useState<string>();
  const names = Object.keys(slots);
  const hasLogin = names.includes('login');
  useEffect(() => on('sign-in-requested@1', () => hasLogin && setOpen('login')), [hasLogin]);
  const info = useMemo(
    () => ({ remote, version: build, shellVersion: 'standalone', page: open ?? '' }),
    [remote, build, open],
  );
  if (names.length === 0) return null;
  const load = open === undefined ? undefined : slots[open];
  return (
    <Container as="aside" aria-label="Espacios del sitio" className={css.slots}>
      {names.map((name) => (
        <Button key={name} variant="secondary" size="s" onClick={() => setOpen(name)}>{`Abrir «${name}»`}</Button>
      ))}
      {load && <Mounted key={open} load={load} info={info} onClose={() => setOpen(undefined)} />}
    </Container>
  );
}
