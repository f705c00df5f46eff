import { CheckboxField, SubmitButton } from '@vitrina/forms';
import { Container, PageHeading } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { useCampaign } from '../../campaign/use-campaign';
import { captcha } from '../../captcha';
import { ConsentDetails, ConsentLabel } from '../../consent/consent-text';
import { PersonFields } from '../../people/person-fields';
import type { FormKind } from './form-kinds';
import css from './lead-form.module.css';

/** A page with one form: its title above, the form on a sheet. */
export function FormPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  useCampaign();
  return (
    <Container className={css.page}>
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className={css.sheet}>{children}</div>
    </Container>
  );
}

/** What every form of a lead has: the person, what it is about (`children`), the consent, the button. */
export function FormParts({ kind, send, children }: { kind: FormKind; send: string; children: ReactNode }) {
  return (
    <fieldset className={css.form} onFocus={() => captcha.prepare(kind.action)}>
      <legend className={css.part}>Tus datos</legend>
      <div className={css.fields}>
        <PersonFields whole={css.whole} emailHint="Aquí te escribiremos" />
      </div>
      <h2 className={css.part}>Tu vehículo</h2>
      <div className={css.fields}>{children}</div>
      <div className={css.consent}>
        <CheckboxField name="promo" label={<ConsentLabel />} />
        <ConsentDetails />
      </div>
      <SubmitButton needs="promo" size="l" className={css.send}>
        {send}
      </SubmitButton>
    </fieldset>
  );
}
