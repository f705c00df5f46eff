import { Badge, Container, PageHeading } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { CarSketch } from './car-sketch';
import css from './under-construction.module.css';

export type UnderConstructionProps = {
  /** Which page this is. */
  title: string;
  /** What will be here, in one sentence. */
  lead: string;
  /** The way back. */
  actions: ReactNode;
};

/** Stands where a declared page is not built yet, and says so. */
export function UnderConstruction({ title, lead, actions }: UnderConstructionProps) {
  return (
    <Container className={css.page}>
      <div className={css.board}>
        <div>
          <Badge tone="accent" className={css.badge}>
            En construcción
          </Badge>
          <PageHeading lead={lead}>{title}</PageHeading>
          <div className={css.actions}>{actions}</div>
        </div>
        <CarSketch className={css.sketch} />
      </div>
    </Container>
  );
}
