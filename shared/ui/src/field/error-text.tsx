import { Icon } from '../icon/icon';
import css from './field.module.css';

/** The error below a control; renders nothing without a text. */
export function ErrorText({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} data-error className={css.error}>
      <Icon name="danger" size={16} className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
