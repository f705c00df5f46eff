import { FormField } from '@vitrina/forms';
import { promo } from '../people/person-form';
import css from './consent-field.module.css';
import { ConsentDetails, ConsentLabel } from './consent-text';

/** The box that must be ticked before a form with personal data can be sent, with what it means. */
export const ConsentField = () => (
  <div className={css.consent}>
    <FormField of={promo} text={<ConsentLabel />} />
    <ConsentDetails />
  </div>
);
