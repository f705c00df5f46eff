import { Button, Dialog } from '@vitrina/ui';
import { useState } from 'react';
import { Faq } from './faq';

/** Opens what is often asked about paying by card. @param banks whose cards can pay later */
export function FaqButton({ banks }: { banks: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Preguntas frecuentes
      </Button>
      <Dialog open={isOpen} title="Preguntas frecuentes" onClose={() => setOpen(false)}>
        <Faq banks={banks} />
      </Dialog>
    </>
  );
}
