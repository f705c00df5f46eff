import type { ReactNode } from 'react';
import css from './settings.module.css';

type SettingsRowProps = {
  title: string;
  /** One sentence; read out when it changes. */
  text: string;
  /** The action. */
  children: ReactNode;
};

/** One decision about the account. */
export const SettingsRow = ({ title, text, children }: SettingsRowProps) => (
  <li className={css.row}>
    <div className={css.words}>
      <h3 className={css.title}>{title}</h3>
      <p role="status" className={css.text}>
        {text}
      </p>
    </div>
    <div className={css.action}>{children}</div>
  </li>
);
