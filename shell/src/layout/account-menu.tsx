import { NavLink, useLocation } from '@vitrina/navigation';
import { useEffect, useRef } from 'react';
import { useSite } from '../site-context';

/**
 * The same entries as the user's menu, always in sight above the pages of the signed-in area; that of the present page
 * is brought into view where the list is wider than the screen.
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
