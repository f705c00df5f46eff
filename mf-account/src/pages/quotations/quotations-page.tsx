import { paths } from '@vitrina/navigation';
import { sessionAtom } from '@vitrina/session-bus';
import { ButtonLink, Container, PageHeading } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { QuotationList } from './quotation-list';
import css from './quotations-page.module.css';

/** A customer's saved quotations, and a link to a new one. */
export function QuotationsPage() {
  const personId = useAtomValue(sessionAtom)?.personId;
  return (
    <Container page>
      <div className={css.opening}>
        <PageHeading lead="Los precios incluyen IVA y pueden cambiar sin previo aviso.">Tus cotizaciones</PageHeading>
        <ButtonLink to={paths.home()} variant="secondary">
          Cotizar nuevo
        </ButtonLink>
      </div>
      <div className={css.content}>
        {personId !== undefined && <QuotationList key={personId} personId={personId} />}
      </div>
    </Container>
  );
}
