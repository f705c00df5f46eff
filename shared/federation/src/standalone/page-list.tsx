import { generatePath, Link } from '@vitrina/navigation';
import { Badge, Container, PageHeading } from '@vitrina/ui';
import type { PageDeclaration, RemoteDeclaration } from '../registry-types';
import css from './standalone.module.css';

/** Parameters that exist on the reference backend; any other is '1'. */
const SAMPLES: Record<string, string> = { titulo: 'sierra', id: '1' };

/** An address of the page, with sample parameters. */
export function sampleAddress({ path }: PageDeclaration): string {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  return generatePath(path, Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? '1'])));
}

/** Every page of the remote. Also shown, with a message, for an address that belongs to another remote. */
export function PageList({ declaration, pathname }: { declaration: RemoteDeclaration; pathname: string }) {
  const lead =
    pathname === '/'
      ? 'Elige una página para verla sola, sin el resto del sitio.'
      : `${pathname} no es una página de este remoto: en el sitio compuesto la muestra otro.`;
  return (
    <Container className={css.list}>
      <PageHeading eyebrow="Sitio de pruebas" lead={lead}>
        {declaration.name}
      </PageHeading>
      <ul>
        {declaration.pages.map((page) => (
          <li key={page.name}>
            <Link to={sampleAddress(page)}>{page.title}</Link>
            <code>{page.path}</code>
            <span>{page.name}</span>
            {page.requiresLogin && <Badge>con sesión</Badge>}
          </li>
        ))}
      </ul>
    </Container>
  );
}
