import { paths } from '@vitrina/navigation';
import type { ReactNode } from 'react';
import { Outcome } from './outcome';

/** A link whose time is over, and what to do then. */
export const UsedLink = ({ children }: { children: ReactNode }) => (
  <Outcome tone="warning" title="Este enlace ya se usó o caducó" onward={{ to: paths.home(), label: 'Ir al inicio' }}>
    {children}
  </Outcome>
);
