import { query, useQuery } from '@vitrina/api-client';
import { profile } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { sessionAtom } from '@vitrina/session-bus';
import { Button, Container, Icon, PageHeading, Skeleton } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { goBack } from './go-back';
import css from './password.module.css';
import { PasswordForm } from './password-form';
import { Settings } from './settings/settings';

/** The change of the password, and what else there is to decide about an account. */
export function PasswordPage() {
  const personId = useAtomValue(sessionAtom)?.personId;
  return (
    <Container page>
      <div className={css.page}>
        <div className={css.opening}>
          <Button variant="quiet" className={css.back} onClick={goBack}>
            <Icon name="arrow-left" />
            Atrás
          </Button>
          <PageHeading>Cambio de contraseña</PageHeading>
        </div>
        {personId !== undefined && <NewPassword key={personId} personId={personId} />}
        {personId !== undefined && <Settings key={`settings of ${personId}`} />}
      </div>
    </Container>
  );
}

/** Waits for the identification: a password manager saves the new password under it. */
function NewPassword({ personId }: { personId: number }) {
  const person = useQuery(query(profile, { id: personId }));
  return (
    <QueryState query={person} what="tu cuenta" skeleton={<Places />}>
      {({ identification }) => <PasswordForm personId={personId} identification={identification} />}
    </QueryState>
  );
}

const Places = () => (
  <div className={css.form}>
    {['notice', 'password', 'confirmation'].map((place) => (
      <Skeleton key={place} shape="button" className={css.place} />
    ))}
  </div>
);
