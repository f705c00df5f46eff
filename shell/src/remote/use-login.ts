import { on } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';
import { ownAddress } from '../routes/own-address';
import { useSite } from '../site-context';
import { type OpenSlot, useSlot } from './use-slot';

/** The sign-in dialog: opened by the header, by any page that requests it on the bus, or by the guard. */
export function useLogin(): OpenSlot {
  const { routes } = useSite();
  const login = useSlot('login');
  const latest = useRef(login);
  latest.current = login;
  useEffect(
    () => on('sign-in-requested@1', ({ returnTo }) => latest.current.open(ownAddress(routes, returnTo))),
    [routes],
  );
  return login;
}
