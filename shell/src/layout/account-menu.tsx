import { Link, matchPage, useLocation } from '@vitrina/navigation';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../site-context';

/**
 * The same entries as in the user's menu, always visible above the pages of the signed-in area; the current page's
 * entry is scrolled into view if the list is wider than the screen. A page below none of them (a payment) stands in the part
 * that it was reached from: purchases, or requests.
 */
export function AccountMenu() {
  const { menu } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const own = matchPage(
    menu.map((entry) => ({ entry, path: `${entry.path}/*` })),
    pathname,
  )?.page.entry.path;
  const [last, setLast] = useState(own);
  if (own !== undefined && own !== last) setLast(own);
  const current = own ?? last;

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
            <Link to={path} aria-current={path === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
