import type { ReactNode } from 'react';
import css from './field-grid.module.css';

/** Fields side by side where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={css.fields}>{children}</div>;

/** A field that takes a whole row of the grid. */
export const WholeRow = ({ children }: { children: ReactNode }) => <div className={css.whole}>{children}</div>;
