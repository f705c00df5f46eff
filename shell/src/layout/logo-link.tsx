import { Link, paths } from '@vitrina/navigation';
import { brand } from '@vitrina/ui';

/** The brand, leading home (p1). In class names of the shell, because the static first paint shows it too. */
export const LogoLink = () => (
  <Link className="sh-logo" to={paths.home()} aria-label={`${brand.name}, inicio`}>
    <brand.Mark className="sh-logo-mark" />
    <span className="sh-logo-name">{brand.name}</span>
  </Link>
);
