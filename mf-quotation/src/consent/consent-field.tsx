import { FormField } from '@vitrina/forms';
import { promo } from '../people/person-form';
import css from './consent-field.module.css';
import { ConsentDetails, ConsentLabel } from './consent-text';

/** The checkbox required before a form with personal data can be sent, with its meaning. */
export const ConsentField = () => (
  <div className={css.consent}>
    <FormField of={promo} text={<ConsentLabel />} />
    <ConsentDetails />
  </div>
);
