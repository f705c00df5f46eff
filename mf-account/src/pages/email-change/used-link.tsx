import { paths } from '@vitrina/navigation';
import { ButtonLink, Callout } from '@vitrina/ui';
import type { ReactNode } from 'react';

/** A link whose time is over, and what to do then. */
export const UsedLink = ({ children }: { children: ReactNode }) => (
  <>
    <Callout tone="warning" title="Este enlace ya se usó o caducó">
      {children}
    </Callout>
    <div>
      <ButtonLink to={paths.home()} variant="secondary">
        Ir al inicio
      </ButtonLink>
    </div>
  </>
);
