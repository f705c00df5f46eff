import { Button, Dialog } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { useBusy } from './use-busy';

export type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  /** Labels of the two answers: 'Sí' and 'No' by default. */
  yes?: string;
  no?: string;
  /** The button stays busy until the returned promise settles; whoever made the promise reports its failure. */
  onYes(): unknown;
  /** Called for 'No', Escape and the close button; a press beside the dialog does nothing. */
  onNo(): void;
};

/** A question with two answers. Mount it to ask. */
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
