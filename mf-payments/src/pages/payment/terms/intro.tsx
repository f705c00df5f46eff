import { LegalDialog, loadPaymentTerms } from '@vitrina/journey';
import { useState } from 'react';
import { AcceptTerms } from './accept-terms';
import css from './intro.module.css';

/** Before a way to pay is chosen: what follows, and the terms of payment with the privacy policy (specification 2, section 2). */
export function Intro({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const close = () => setOpen(false);
  const accepted = () => {
    setAccepted(true);
    close();
  };
  return (
    <div className={css.intro}>
      <p>Puedes pagar en uno o varios pagos, y combinar métodos hasta cubrir el total.</p>
      <p className={css.read}>
        <span>Antes de pagar, lee la </span>
        <button type="button" className={css.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          política de privacidad y los términos de pago
          {/* A button is one box: behind it the point would begin a line of its own where the words take two. */}
          <span aria-hidden="true" className={css.end}>
            .
          </span>
        </button>
      </p>
      <p role="status" className={css.accepted}>
        {isAccepted ? 'Aceptaste los términos de pago' : ''}
      </p>
      <LegalDialog
        open={isOpen}
        title="Términos de pago"
        what="los términos de pago"
        load={loadPaymentTerms}
        onClose={close}
        footer={(isShown) => <AcceptTerms id={id} isShown={isShown} onAccepted={accepted} />}
      />
    </div>
  );
}
