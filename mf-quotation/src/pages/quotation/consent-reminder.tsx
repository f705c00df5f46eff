import { useFormValue } from '@vitrina/forms';
import css from './quotation-form.module.css';

/** Why the buttons above cannot be used yet. */
export function ConsentReminder() {
  const consent = useFormValue<boolean>('promo');
  return consent ? null : <p className={css.reminder}>Para continuar, autoriza el tratamiento de tus datos.</p>;
}
