import { Link, NavLink, paths } from '@vitrina/navigation';
import { Icon, useDisclosure } from '@vitrina/ui';
import { useRef } from 'react';
import { useSite } from '../site-context';
import { leave } from './leave';

const MENU = 'sh-user-menu';

/** The menu entries that pages declare, behind a button. */
function Entries() {
  const { menu } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle } = useDisclosure(place, opener);
  if (menu.length === 0) return null;
  return (
    <div ref={place} className="sh-disclosure">
      <button
        ref={opener}
        type="button"
        className="sh-action sh-round"
        aria-label="Tu cuenta"
        aria-expanded={isOpen}
        aria-controls={MENU}
        onClick={toggle}
      >
        <Icon name="chevron-down" />
      </button>
      <ul id={MENU} hidden={!isOpen} className="sh-menu">
        {menu.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All of it for screen readers; on phones there is room for its first word alone. */
function Name({ name }: { name: string }) {
  const [first, ...others] = name.split(' ');
  return (
    <span className="sh-user-name">
      <span>{first}</span>
      {others.length > 0 && <span className="sh-wide-only">{` ${others.join(' ')}`}</span>}
    </span>
  );
}

/** The signed-in user: their name, linking to their quotations, the menu, and the sign-out. */
export function UserMenu({ name }: { name: string }) {
  return (
    <>
      <Link className="sh-action sh-user" to={paths.quotations()}>
        <Icon name="user" />
        <Name name={name} />
      </Link>
      <Entries />
      <button type="button" className="sh-action sh-round" onClick={() => void leave()}>
        <Icon name="sign-out" />
        <span className="sh-hidden">Cerrar sesión</span>
      </button>
    </>
  );
}
