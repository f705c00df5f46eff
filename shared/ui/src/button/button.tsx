import { Link } from '@vitrina/navigation';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../layout/visually-hidden';
import css from './button.module.css';

export type ButtonLook = {
  /** primary: the main action of the screen. secondary: an alternative. quiet: everything else. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Heights of 44, 48 and 52 px. */
  size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  wide?: boolean;
  children: ReactNode;
};

const look = ({ variant = 'primary', size = 'm', wide }: Omit<ButtonLook, 'children'>, className?: string) =>
  cx(css.button, css[variant], css[size], wide && css.wide, className);

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Work is in progress: keeps focus and width, shows a spinner, ignores clicks. */
    busy?: boolean;
  };

/** A button, of type "button" by default. */
export function Button({ variant, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      <span className={css.label}>{children}</span>
      {busy && <span className={css.spinner} aria-hidden="true" />}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** A path of this site, or a full URL: another site opens in a new tab. */
    to: string;
    replace?: boolean;
  };

/** Any scheme (https:, mailto:, tel:) or another host. */
const isAddress = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
const isSite = /^(?:https?:)?\/\//i;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, children, to, replace, ...rest }: ButtonLinkProps) {
  const shared = { ...rest, className: look({ variant, size, wide }, className) };
  const label = <span className={css.label}>{children}</span>;
  if (!isAddress.test(to)) {
    return (
      <Link {...shared} to={to} replace={replace}>
        {label}
      </Link>
    );
  }
  const newTab = isSite.test(to);
  return (
    <a {...shared} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} href={to}>
      {label}
      {newTab && <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>}
    </a>
  );
}
