import { Button, Dialog } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { useBusy } from './use-busy';

export type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** Words of the two answers: 'Sí' and 'No' unless said otherwise. */
  yes?: string;
  no?: string;
  /** The button stays busy until its promise settles; what failed is told by whoever made the promise. */
  onYes(): unknown;
  /** 'No', Escape or the close button: a press beside the dialog is no answer. */
  onNo(): void;
};

/** A question with two answers. Mount it while it is asked. */
export function ConfirmDialog({ title, children, yes = 'Sí', no = 'No', onYes, onNo }: ConfirmDialogProps) {
  const [isBusy, answerYes] = useBusy(onYes);
  return (
    <Dialog
      open
      title={title}
      lightDismiss={false}
      onClose={onNo}
      footer={
        <>
          <Button variant="secondary" onClick={onNo}>
            {no}
          </Button>
          <Button busy={isBusy} onClick={answerYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
