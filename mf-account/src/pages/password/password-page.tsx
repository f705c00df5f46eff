import { query, useQuery } from '@vitrina/api-client';
import { profile } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { sessionAtom } from '@vitrina/session-bus';
import { Button, Callout, Icon, PageHeading, Skeleton } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { SettingsPage } from '../../settings/settings-page';
import { goBack } from './go-back';
import css from './password.module.css';
import { PasswordForm } from './password-form';
import { Settings } from './settings/settings';

/** The change of the password, and what else there is to decide about an account. */
export function PasswordPage() {
  const personId = useAtomValue(sessionAtom)?.personId;
  return (
    <SettingsPage
      back={
        <Button variant="quiet" onClick={goBack}>
          <Icon name="arrow-left" />
          Atrás
        </Button>
      }
      heading={<PageHeading>Cambio de contraseña</PageHeading>}
    >
      {personId !== undefined && <NewPassword key={personId} personId={personId} />}
      {personId !== undefined && <Settings key={`settings of ${personId}`} />}
    </SettingsPage>
  );
}

/** Waits for the identification: a password manager saves the new password under it. */
function NewPassword({ personId }: { personId: number }) {
  const person = useQuery(query(profile, { id: personId }));
  return (
    <div className={css.form}>
      <Callout>
        La nueva contraseña debe ser distinta de la anterior y tener mínimo 10 caracteres. Se cierran tus otras
        sesiones.
      </Callout>
      <QueryState query={person} what="tu cuenta" skeleton={<Places />}>
        {({ identification }) => <PasswordForm personId={personId} identification={identification} />}
      </QueryState>
    </div>
  );
}

/** As high as the form. */
const Places = () => (
  <div className={css.form}>
    {['password', 'confirmation'].map((place) => (
      <div key={place} className={css.field}>
        <Skeleton />
        <Skeleton className={css.control} />
      </div>
    ))}
    <Skeleton shape="button" />
  </div>
);
