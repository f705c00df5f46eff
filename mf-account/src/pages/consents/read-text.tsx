import { LegalDialog, type LegalDialogProps } from '@vitrina/journey';
import { Button } from '@vitrina/ui';
import { useState } from 'react';

type ReadTextProps = { name: string } & Pick<LegalDialogProps, 'load'>;

/** Opens a text that has no page of its own, as it stands today: nothing is asked of who reads it. */
export function ReadText({ name, load }: ReadTextProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Leer el texto
      </Button>
      <LegalDialog
        open={isOpen}
        title={name}
        what={`los ${name.toLowerCase()}`}
        load={load}
        onClose={close}
        footer={() => (
          <Button variant="secondary" onClick={close}>
            Cerrar
          </Button>
        )}
      />
    </>
  );
}
