import type { ReactNode } from 'react';
import css from './field-grid.module.css';

/** Fields beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={css.fields}>{children}</div>;

/** A field that has a row of the grid for itself. */
export const WholeRow = ({ children }: { children: ReactNode }) => <div className={css.whole}>{children}</div>;
