import { attemptsOf } from '@vitrina/api-client/mutation';
import type { Cents } from '@vitrina/contract';
import { useFormValue } from '@vitrina/forms';
import { type AmountValue, amountOf } from '@vitrina/forms/masks';
import { Button, Callout } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import type { Declaration } from '../declaration';
import { amount } from './fields/fields';

const choices = attemptsOf('forma de pago');

type DeclareFirstProps = {
  id: number;
  method: 2 | 3;
  balance: Cents;
  isCredit: boolean;
  declaration: Declaration;
};

/** Asks for the declaration as soon as the method is chosen, and says in place of the open form that it is missing. */
export function DeclareFirst({ id, method, balance, isCredit, declaration }: DeclareFirstProps) {
  const typed = amountOf(useFormValue<AmountValue>(amount.name));
  const ask = async () => {
    const chosen = typed !== null && typed > 0 && typed <= balance ? typed : balance;
    const intent = { id, method, amount: chosen };
    declaration.ask({ method, amount: chosen, attempt: await choices.of(intent) });
  };
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask();
  });
  return (
    <>
      <Callout
        tone="info"
        role="note"
        title={isCredit ? 'Primero llena tu solicitud de crédito' : 'Primero declara el origen de tus fondos'}
        actions={
          <Button size="s" variant="secondary" onClick={() => void ask()}>
            {isCredit ? 'Ir a la solicitud' : 'Ir a la declaración'}
          </Button>
        }
      >
        Después registras aquí tu pago. Lo que elegiste se guarda.
      </Callout>
      {declaration.dialog}
    </>
  );
}
