import { Button, Dialog } from '@vitrina/ui';
import { useState } from 'react';

type QuestionProps = { title: string; text: string; onYes(): Promise<unknown>; onNo(): void };

/** A question with two answers; the first is being done until its promise settles. */
export function Question({ title, text, onYes, onNo }: QuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const yes = () => {
    setBusy(true);
    onYes().finally(() => setBusy(false));
  };
  return (
    <Dialog
      open
      title={title}
      lightDismiss={false}
      onClose={onNo}
      footer={
        <>
          <Button variant="secondary" onClick={onNo}>
            No
          </Button>
          <Button busy={isBusy} onClick={yes}>
            Sí
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
