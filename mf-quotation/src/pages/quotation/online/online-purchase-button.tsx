import { useFormValue, useFormValues } from '@vitrina/forms';
import { Button } from '@vitrina/ui';
import type { MouseEvent } from 'react';
import * as v from 'valibot';
import { type Person, personForm, promo } from '../../../people/person-form';

/** 'Compra en linea': passes on the customer's data once they are valid; otherwise the form shows what is missing. */
export function OnlinePurchaseButton({ onStart }: { onStart(customer: Person): void }) {
  const consent = useFormValue<boolean>(promo.name);
  const values = useFormValues();
  const start = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { success, output } = v.safeParse(personForm, values);
    if (success) onStart(output);
    // It has errors, so it shows them and sends nothing. (`requestSubmit` is above the browser floor.)
    else form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  return (
    <Button variant="secondary" size="l" disabled={!consent} onClick={start}>
      Compra en linea
    </Button>
  );
}
