import { Badge, Container, PageHeading } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { CarSketch } from './car-sketch';
import css from './under-construction.module.css';

export type UnderConstructionProps = {
  /** Name of the page. */
  title: string;
  /** What the page will offer, in one sentence. */
  lead: string;
  /** The link back. */
  actions: ReactNode;
};

/** Shown for a declared page that is not built yet. */
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
