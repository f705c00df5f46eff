import type { PageProps } from '@vitrina/federation';
import { paths } from '@vitrina/navigation';
import { Button, ButtonLink, brand, Container, PageHeading } from '@vitrina/ui';
import css from './short-link.module.css';
import { useOpenedLink } from './use-opened-link';

const WORDS = {
  opening: { title: 'Abriendo tu configuración', lead: 'Un momento: la traemos de tu enlace.' },
  lost: {
    title: 'Este enlace no existe o ya no sirve',
    lead: 'Revisa que esté completo o pide que te lo envíen otra vez. También puedes configurar tu vehículo paso a paso.',
  },
  failed: { title: 'No pudimos abrir tu enlace', lead: 'Revisa tu conexión e inténtalo de nuevo.' },
} as const;

/** Target of a short link: redirects to the configuration, or says why it cannot. */
export function ShortLinkPage({ params }: PageProps) {
  const { state, isRetrying, retry } = useOpenedLink(params.codigo ?? '');
  const { title, lead } = WORDS[state];
  return (
    <Container className={css.page}>
      <brand.Mark className={css.mark} />
      {/* One element in every state: it keeps the focus, and what it says next is read out. */}
      <div aria-live="polite">
        <PageHeading lead={lead}>{title}</PageHeading>
      </div>
      {state === 'lost' && (
        <ButtonLink to={paths.home()} size="l">
          Ir al inicio
        </ButtonLink>
      )}
      {state === 'failed' && (
        <Button size="l" busy={isRetrying} onClick={() => void retry()}>
          Reintentar
        </Button>
      )}
    </Container>
  );
}
