import { Link, NavLink, paths } from '@vitrina/navigation';
import { Icon } from '@vitrina/ui';
import { useRef } from 'react';
import { useSite } from '../site-context';
import { leave } from './leave';

const MENU = 'sh-user-menu';

/**
 * The signed-in user: their name, linking to their quotations, the menu entries that pages declare, and the sign-out.
 * The list is a native popover: Escape and a press outside close it.
 */
export function UserMenu({ name }: { name: string }) {
  const { menu } = useSite();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <Link className="sh-action sh-user" to={paths.quotations()}>
        <Icon name="user" />
        <span className="sh-user-name">{name}</span>
      </Link>
      {menu.length > 0 && (
        <>
          <button type="button" className="sh-action sh-round" popoverTarget={MENU} aria-label="Tu cuenta">
            <Icon name="chevron-down" />
          </button>
          <ul ref={list} id={MENU} popover="auto" className="sh-menu">
            {menu.map(({ label, path }) => (
              <li key={path}>
                <NavLink to={path} onClick={() => list.current?.hidePopover?.()}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="sh-action sh-round" onClick={() => void leave()}>
        <Icon name="sign-out" />
        <span className="sh-hidden">Cerrar sesión</span>
      </button>
    </>
  );
}
