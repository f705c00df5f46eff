import { Container, PageHeading } from '@vitrina/ui';
import { useState } from 'react';
import { ConfirmEmail } from './confirm-email';
import css from './email-change.module.css';
import { IncompleteLink } from './incomplete-link';
import { type EmailLink, useEmailLink } from './link';
import { StopChange } from './stop-change';

/**
 * Where the links of mails about a new e-mail address lead, in any browser and without a session. Nothing happens before
 * the press of a button: programs that look at mails open their links too.
 */
export function EmailChangePage() {
  const link = useLatest(useEmailLink());
  return (
    <Container page>
      <div className={css.page}>
        <PageHeading>Tu correo electrónico</PageHeading>
        {link === undefined && <IncompleteLink />}
        {link?.act === 'confirm' && <ConfirmEmail key={link.token} token={link.token} />}
        {link?.act === 'stop' && <StopChange key={link.token} token={link.token} />}
      </div>
    </Container>
  );
}

/** The link stays on the page once it is forgotten, so that its outcome does; another link takes its place. */
function useLatest(link: EmailLink | undefined): EmailLink | undefined {
  const [latest, setLatest] = useState(link);
  if (link !== undefined && link.token !== latest?.token) setLatest(link);
  return link ?? latest;
}
