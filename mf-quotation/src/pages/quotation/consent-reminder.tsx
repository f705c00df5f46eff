import { useFormValue } from '@vitrina/forms';
import { promo } from '../../people/person-form';
import css from './quotation-form.module.css';

/** Why the buttons above cannot be used yet. */
export function ConsentReminder() {
  const consent = useFormValue<boolean>(promo.name);
  return consent ? null : <p className={css.reminder}>Para continuar, autoriza el tratamiento de tus datos.</p>;
}
