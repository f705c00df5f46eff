import { VisuallyHidden } from '@vitrina/ui';
import type { ReactNode } from 'react';

/** A link that opens in a new tab, so that nothing typed is lost. */
export const NewTabLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
    <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
  </a>
);
