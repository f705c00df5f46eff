import { VisuallyHidden } from '@vitrina/ui';
import type { ReactNode } from 'react';

/** A link for who is in the middle of something: it opens beside it, so that nothing typed is left. */
export const NewTabLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
    <VisuallyHidden> (se abre en una pestaña nueva)</VisuallyHidden>
  </a>
);
