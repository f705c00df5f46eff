import { NavLink } from '@vitrina/navigation';
import { useSite } from '../site-context';

/** The same entries as the user's menu, always in sight above the pages of the signed-in area. */
export function AccountMenu() {
  const { menu } = useSite();
  if (menu.length === 0) return null;
  return (
    <nav className="sh-account-menu" aria-label="Tu cuenta">
      <ul>
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
