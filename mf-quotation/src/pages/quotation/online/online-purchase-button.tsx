import { useFormValue, useFormValues } from '@vitrina/forms';
import { Button } from '@vitrina/ui';
import type { MouseEvent } from 'react';
import * as v from 'valibot';
import { type Customer, customerSchema } from '../customer-schema';

/** 'Compra en linea': hands over the customer's data once they keep the rules; otherwise the form says what is missing. */
export function OnlinePurchaseButton({ onStart }: { onStart(customer: Customer): void }) {
  const consent = useFormValue<boolean>('promo');
  const values = useFormValues();
  const start = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const { success, output } = v.safeParse(customerSchema, values);
    if (success) onStart(output);
    else form?.requestSubmit(); // it has errors, so it shows them and sends nothing
  };
  return (
    <Button variant="secondary" size="l" disabled={!consent} onClick={start}>
      Compra en linea
    </Button>
  );
}
