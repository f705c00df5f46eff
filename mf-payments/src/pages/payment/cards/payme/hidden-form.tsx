import type { PaymeOpened } from '@vitrina/contract';
import { formFields } from './form-fields';

/** The form that payme's script looks for, and reads when it opens its modal. */
export const HiddenForm = ({ form }: { form: PaymeOpened }) => (
  <form name="f1" id="f1" action="#" method="post" className="alignet-form-vpos2" hidden>
    {formFields(form).map(({ name, value }) => (
      <input key={name} type="hidden" name={name} value={value} readOnly />
    ))}
  </form>
);
