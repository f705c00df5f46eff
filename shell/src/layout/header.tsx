import type { Layout } from '@vitrina/federation';
import { Link, paths } from '@vitrina/navigation';
import { sessionAtom } from '@vitrina/session-bus';
import { brand, Icon } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import type { OpenSlot } from '../remote/use-slot';
import { SignInButton } from './sign-in-button';
import { SkipLink } from './skip-link';
import { UserMenu } from './user-menu';

/** The brand, linking home (p1). With class names of the shell, because the static first paint shows it too. */
const LogoLink = () => (
  <Link className="sh-logo" to={paths.home()} aria-label={`${brand.name}, inicio`}>
    <brand.Mark className="sh-logo-mark" />
    <span className="sh-logo-name">{brand.name}</span>
  </Link>
);

/** Opens the maker's own site in a new tab, so that nothing in the wizard is lost. */
const HomeLink = () => (
  <a className="sh-action sh-home" href={brand.site} target="_blank" rel="noopener noreferrer">
    <Icon name="home" />
    <span className="sh-wide-only">Home</span>
    <span className="sh-hidden">, el sitio de {brand.name} en una pestaña nueva</span>
  </a>
);

/** The bar on top of every page: brand, the maker's site in the wizard, and the user. */
export function Header({ layout, login }: { layout: Layout; login: OpenSlot }) {
  const session = useAtomValue(sessionAtom);
  return (
    <>
      <SkipLink />
      <header className="sh-header">
        <div className="sh-header-row">
          <LogoLink />
          <div className="sh-actions">
            {layout === 'wizard' && <HomeLink />}
            {session ? <UserMenu name={session.displayName} /> : <SignInButton login={login} />}
          </div>
        </div>
      </header>
    </>
  );
}
