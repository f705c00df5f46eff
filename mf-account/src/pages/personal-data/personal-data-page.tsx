import { QueryState } from '@vitrina/journey';
import { paths } from '@vitrina/navigation';
import { sessionAtom } from '@vitrina/session-bus';
import { ButtonLink, Container, PageHeading, Skeleton } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import css from './personal-data.module.css';
import { PersonalDataForm } from './personal-data-form';
import { usePersonalData } from './use-personal-data';

/** A customer's personal data, and the way to their password, consents, data and sessions. */
export function PersonalDataPage() {
  const personId = useAtomValue(sessionAtom)?.personId;
  return (
    <Container page>
      <div className={css.page}>
        <div className={css.opening}>
          <PageHeading lead="Con ellos preparamos tus cotizaciones, compras y solicitudes.">
            Tus datos personales
          </PageHeading>
          <ButtonLink to={paths.password()} variant="secondary">
            Configuración
          </ButtonLink>
        </div>
        {personId !== undefined && <PersonalData key={personId} personId={personId} />}
      </div>
    </Container>
  );
}

function PersonalData({ personId }: { personId: number }) {
  const { reload, ...state } = usePersonalData(personId);
  return (
    <QueryState query={state} what="tus datos personales" skeleton={<Places />}>
      {(data) => <PersonalDataForm personId={personId} data={data} reload={reload} />}
    </QueryState>
  );
}

const GROUPS = [3, 4, 8];

/** Placeholders of the three groups, a line and a box for each field. */
const Places = () => (
  <div className={css.form}>
    {GROUPS.map((fields) => (
      <div key={fields} className={css.fields}>
        <Skeleton shape="title" />
        {Array.from({ length: fields }, (_, at) => `${at}`).map((field) => (
          <Skeleton key={field} shape="button" className={css.place} />
        ))}
      </div>
    ))}
  </div>
);
