import { hiddenClass } from '@vitrina/ui';

/**
 * The account's name beside its new password, for password managers. Out of sight, but laid out: they pass over what is
 * not (`display: none`, `type="hidden"`).
 */
export const Username = ({ value }: { value: string }) => (
  <input
    name="username"
    autoComplete="username"
    value={value}
    readOnly
    tabIndex={-1}
    aria-hidden
    className={hiddenClass}
  />
);
