import { query, useQuery } from '@vitrina/api-client';
import { consents } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { ButtonLink, EmptyState, Icon, PageHeading, Skeleton } from '@vitrina/ui';
import { SettingsPage } from '../../settings/settings-page';
import { ConsentList } from './consent-list';
import css from './consents.module.css';
import { Deletion } from './deletion';
import { Marketing } from './marketing';

/** What the customer agreed to, when and to which text, and those that they withdraw here. */
export function ConsentsPage() {
  const given = useQuery(query(consents, {}));
  return (
    <SettingsPage
      back={
        <ButtonLink to={paths.password()} variant="quiet">
          <Icon name="arrow-left" />
          Configuración
        </ButtonLink>
      }
      heading={<PageHeading lead="Qué aceptaste, cuándo y con qué texto.">Tus consentimientos</PageHeading>}
    >
      <QueryState query={given} what="tus consentimientos" skeleton={<Places />}>
        {({ consents: all, ...deletion }) => (
          <>
            <Deletion {...deletion} />
            <Marketing isGiven={all.some(({ purpose, withdrawnAt }) => purpose === 'marketing' && !withdrawnAt)} />
            <section className={css.given} aria-labelledby="aceptado">
              <h2 id="aceptado">Lo que aceptaste</h2>
              {all.length > 0 ? (
                <ConsentList consents={all} />
              ) : (
                <EmptyState title="Todavía no aceptaste ningún texto">
                  Aquí aparecerán los textos que aceptes al cotizar o comprar.
                </EmptyState>
              )}
            </section>
          </>
        )}
      </QueryState>
    </SettingsPage>
  );
}

const Places = () => (
  <div className={css.places}>
    {['marketing', 'first', 'second', 'third'].map((place) => (
      <div key={place}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </div>
);
