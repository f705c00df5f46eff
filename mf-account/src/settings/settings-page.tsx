import { Container } from '@vitrina/ui';
import type { ReactNode } from 'react';
import css from './settings-page.module.css';

export type SettingsPageProps = {
  /** A quiet button or link with an arrow. */
  back: ReactNode;
  heading: ReactNode;
  children: ReactNode;
};

/** A page that stands behind another one: the way back above its heading, one column below it. */
export const SettingsPage = ({ back, heading, children }: SettingsPageProps) => (
  <Container page>
    <div className={css.page}>
      <div className={css.opening}>
        {back}
        {heading}
      </div>
      {children}
    </div>
  </Container>
);
