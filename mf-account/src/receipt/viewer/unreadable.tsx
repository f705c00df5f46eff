import { Callout } from '@vitrina/ui';
import type { ReactNode } from 'react';
import css from './viewer.module.css';

export type UnreadableProps = {
  /** With its article, as the end of a sentence: 'esta imagen'. */
  what: string;
  /** Why, and what can be done. */
  children: ReactNode;
};

/** In place of a file that arrived and cannot be shown: it can still be saved. */
export const Unreadable = ({ what, children }: UnreadableProps) => (
  <Callout tone="warning" role="alert" title={`No pudimos mostrar ${what}`} className={css.told}>
    {children}
  </Callout>
);
