import { on } from '@vitrina/session-bus';
import { useEffect, useRef } from 'react';
import { type OpenSlot, useSlot } from './use-slot';

/** The sign-in dialog: opened by the header, or by any page that requests it on the bus. */
export function useLogin(): OpenSlot {
  const login = useSlot('login');
  const latest = useRef(login);
  latest.current = login;
  useEffect(() => on('sign-in-requested@1', ({ returnTo }) => latest.current.open(returnTo)), []);
  return login;
}
