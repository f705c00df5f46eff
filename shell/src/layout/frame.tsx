import type { Layout } from '@vitrina/federation';
import type { ReactNode } from 'react';
import { CONTENT } from './skip-link';

/** The main element of a page in its layout: banner above home, menu above the signed-in area. */
export const Frame = ({ layout, above, children }: { layout: Layout; above?: ReactNode; children: ReactNode }) => (
  <main id={CONTENT} tabIndex={-1} className="sh-main" data-layout={layout}>
    {above}
    {children}
  </main>
);
