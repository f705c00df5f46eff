import { useMutation } from '@vitrina/api-client';
import { mutation } from '@vitrina/api-client/mutation';
import { sendBankData } from '@vitrina/contract';
import { firstOfPresses } from '@vitrina/rules';
import { notify } from '@vitrina/session-bus';
import { Button } from '@vitrina/ui';
import { useId, useState } from 'react';
import css from './bank-data.module.css';

/** Presses in this time after one that counted are ignored (specification 2, section 9). */
const WINDOW_MS = 5_000;

type SendDataProps = {
  id: number;
  /** Nothing is to be paid yet: the request of a credit is not accepted. */
  isEarly: boolean;
  onSent(): void;
};

/** Mails the bank data to the customer. A failure has been told, and can be tried again at once. */
export function SendData({ id, isEarly, onSent }: SendDataProps) {
  const words = useId();
  const { mutateAsync: send, isPending } = useMutation(mutation(sendBankData));
  const [{ press }] = useState(() => firstOfPresses(WINDOW_MS, () => performance.now()));
  const onPress = () =>
    press(async () => {
      await send({ id });
      notify({ kind: 'success', text: 'Se ha enviado un email con los datos de la transacción' });
      onSent();
    })?.catch(() => undefined);
  return (
    <div className={css.send}>
      <p id={words}>
        {isEarly ? 'Podrás pedirlos por correo cuando aceptes tu crédito.' : 'También te los mandamos a tu correo.'}
      </p>
      <Button
        variant="secondary"
        busy={isPending}
        disabled={isEarly}
        aria-describedby={words}
        onClick={() => void onPress()}
      >
        Enviar datos
      </Button>
    </div>
  );
}
