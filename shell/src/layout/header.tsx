import type { Layout } from '@vitrina/federation';
import { sessionAtom } from '@vitrina/session-bus';
import { useAtomValue } from 'jotai';
import type { OpenSlot } from '../remote/use-slot';
import { HomeLink } from './home-link';
import { LogoLink } from './logo-link';
import { SignInButton } from './sign-in-button';
import { SkipLink } from './skip-link';
import { UserMenu } from './user-menu';

/** The bar on top of every page: brand, the maker's site on the wizard, and who is here. */
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
