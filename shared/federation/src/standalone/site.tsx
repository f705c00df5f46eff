import { matchPage, useLocation } from '@vitrina/navigation';
import { sessionAtom } from '@vitrina/session-bus';
import { Button, Container, EmptyState, Stack } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { PageDeclaration } from '../registry-types';
import { Bar } from './bar';
import { customers, signInDemoCustomer } from './demo-customers';
import { Mounted } from './mounted';
import { PageList } from './page-list';
import { Slots } from './slots';
import css from './standalone.module.css';
import type { StandaloneOptions } from './types';

/** As in the shell, for the standalone host. */
const infoOf = (remote: string, version: string, page?: PageDeclaration) => ({
  remote,
  version,
  shellVersion: 'standalone',
  page: page?.name ?? '',
  path: page?.path,
});

/** The host: bar, the page of the address or the list of pages, and the remote's slots. */
export function Site({ declaration, pages, slots = {}, build = 'sin versión' }: StandaloneOptions) {
  const { pathname } = useLocation();
  const customer = useAtomValue(sessionAtom)?.id;
  const page = matchPage(declaration.pages, pathname)?.page;
  const load = page && pages[page.name];
  const info = useMemo(() => infoOf(declaration.name, build, page), [declaration.name, build, page]);

  useEffect(() => {
    document.title = page ? `${page.title} | ${declaration.name}` : declaration.name;
  }, [page, declaration.name]);

  const content = () => {
    if (!page || !load) return <PageList declaration={declaration} pathname={pathname} />;
    if (page.requiresLogin && customer === undefined) return <SignInFirst title={page.title} />;
    // As in the shell, a customer's page is mounted anew for another customer.
    return <Mounted key={`${page.name}/${page.requiresLogin ? customer : ''}`} load={load} info={info} />;
  };
  return (
    <>
      <Bar declaration={declaration} build={build} />
      <main id="contenido" tabIndex={-1} className={css.main}>
        {content()}
      </main>
      <Slots slots={slots} remote={declaration.name} build={build} />
    </>
  );
}

const SignInFirst = ({ title }: { title: string }) => (
  <Container className={css.empty}>
    <EmptyState
      title={`«${title}» es para clientes con sesión`}
      action={
        <Stack gap="s">
          {customers.map((customer) => (
            <Button
              key={customer.identification}
              variant="secondary"
              onClick={() => void signInDemoCustomer(customer)}
            >{`Entrar como ${customer.name} (${customer.shows})`}</Button>
          ))}
        </Stack>
      }
    />
  </Container>
);
