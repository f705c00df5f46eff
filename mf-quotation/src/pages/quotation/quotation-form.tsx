import { CAPTCHA_ACTIONS } from '@vitrina/contract';
import { SchemaForm, SubmitButton, useFormValue } from '@vitrina/forms';
import { ButtonLink, hiddenClass } from '@vitrina/ui';
import { captcha } from '../../captcha';
import { ConsentField } from '../../consent/consent-field';
import { PersonFields } from '../../people/person-fields';
import { type Person, personForm, promo } from '../../people/person-form';
import { OnlinePurchaseButton } from './online/online-purchase-button';
import css from './quotation-form.module.css';

/** Debounce on submit (specification 1, section 9): the first click counts. */
const DEBOUNCE_MS = 2_000;

const prepareCaptcha = () => captcha.prepare(CAPTCHA_ACTIONS.form);

type QuotationFormProps = {
  /** Where 'Cancelar' leads. */
  cancelTo: string;
  /** Rejects if the quotation could not be requested; what was typed stays. */
  onSend(customer: Person): Promise<void>;
  /** The customer wants to buy online instead. */
  onBuy(customer: Person): void;
};

/** Why the buttons above cannot be used yet. */
function ConsentReminder() {
  const consent = useFormValue<boolean>(promo.name);
  return consent ? null : <p className={css.reminder}>Para continuar, autoriza el tratamiento de tus datos.</p>;
}

/** The customer form of a quotation request. */
export function QuotationForm({ cancelTo, onSend, onBuy }: QuotationFormProps) {
  return (
    <SchemaForm schema={personForm} draftKey="cotiza" ignoreRepeatsMs={DEBOUNCE_MS} onSubmit={onSend}>
      <fieldset className={css.form} onFocus={prepareCaptcha}>
        <legend className={hiddenClass}>Tus datos</legend>
        <PersonFields emailHint="Aquí te enviaremos la cotización" />
        <ConsentField />
        <div className={css.actions}>
          <SubmitButton needs={promo.name} size="l">
            Solicitar cotización
          </SubmitButton>
          <OnlinePurchaseButton onStart={onBuy} />
          <ButtonLink to={cancelTo} variant="quiet" size="l">
            Cancelar
          </ButtonLink>
        </div>
        <ConsentReminder />
      </fieldset>
    </SchemaForm>
  );
}
