import { useFormValue } from '@vitrina/forms';
import { Button, Dialog } from '@vitrina/ui';
import { type MouseEvent, useState } from 'react';
import css from './online-purchase.module.css';

/** Buying online needs an account, which cannot be made here yet: the dialog says so and offers the quotation instead. */
export function OnlinePurchase() {
  const consent = useFormValue<boolean>('promo');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const requestQuotation = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    close();
    form?.requestSubmit();
  };
  return (
    <>
      <Button variant="secondary" size="l" disabled={!consent} onClick={() => setOpen(true)}>
        Compra en linea
      </Button>
      <Dialog
        open={open}
        title="Compra en línea: muy pronto"
        onClose={close}
        footer={
          <>
            <Button variant="quiet" className={css.later} onClick={close}>
              Ahora no
            </Button>
            <Button onClick={requestQuotation}>Solicitar cotización</Button>
          </>
        }
      >
        <p>
          Estamos construyendo la compra en línea: todavía no puedes pagar tu vehículo desde aquí. Mientras tanto,
          podemos enviarte la cotización de esta configuración por correo electrónico.
        </p>
      </Dialog>
    </>
  );
}
