import { NavLink, useLocation } from '@vitrina/navigation';
import { useEffect, useRef } from 'react';
import { useSite } from '../site-context';

/**
 * The same entries as in the user's menu, always visible above the pages of the signed-in area; the current page's
 * entry is scrolled into view if the list is wider than the screen.
 */
export function AccountMenu() {
  const { menu } = useSite();
  const list = useRef<HTMLUListElement>(null);
  useLocation(); // a navigation draws it anew

  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && entry) list.current.scrollLeft = entry.offsetLeft - list.current.clientWidth / 3;
  });

  if (menu.length === 0) return null;
  return (
    <nav className="sh-account-menu" aria-label="Tu cuenta">
      <ul ref={list}>
        {menu.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} end={false}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
