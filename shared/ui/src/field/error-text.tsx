import { Icon } from '../icon/icon';
import css from './field.module.css';

/** The words under a control that say what to mend; nothing without words. */
export function ErrorText({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className={css.error}>
      <Icon name="danger" size={16} className={css.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
