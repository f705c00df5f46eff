import { SubmitButton } from '@vitrina/forms';
import { FieldGrid } from '@vitrina/journey';
import { Container, PageHeading } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { useCampaign } from '../../campaign/use-campaign';
import { captcha } from '../../captcha';
import { ConsentField } from '../../consent/consent-field';
import { PersonFields } from '../../people/person-fields';
import { promo } from '../../people/person-form';
import { ChosenVehicle } from './chosen-vehicle';
import type { FormKind } from './form-kinds';
import css from './lead-form.module.css';
import { leadOf } from './lead-submit';

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

/** Common to every lead form: the person, its subject (`children`), the consent, the button. */
export function FormParts({ kind, send, children }: { kind: FormKind; send: string; children: ReactNode }) {
  return (
    <fieldset className={css.form} onFocus={() => captcha.prepare(leadOf(kind).captchaAction)}>
      <legend>
        <h2 className={css.part}>Tus datos</h2>
      </legend>
      <PersonFields emailHint="Aquí te escribiremos" />
      <h2 className={css.part}>Tu vehículo</h2>
      <div className={css.vehicle}>
        <ChosenVehicle />
        <FieldGrid>{children}</FieldGrid>
      </div>
      <ConsentField />
      <SubmitButton needs={promo.name} size="l" className={css.send}>
        {send}
      </SubmitButton>
    </fieldset>
  );
}
