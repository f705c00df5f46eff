import { Button, Callout } from '@vitrina/ui';
import { type Ref, useState } from 'react';
import type { Draft } from '../application/section-props';

type ConflictProps = {
  draft: Draft;
  /** Its first choice, for who is led there. */
  first?: Ref<HTMLButtonElement>;
};

/** Two windows have written in one sub-tab: which counts. It stays until the customer has chosen; Guardar works meanwhile. */
export function Conflict({ draft: { keepMine, takeOther }, first }: ConflictProps) {
  const [chosen, setChosen] = useState<'mine' | 'other'>();
  const choose = async (which: 'mine' | 'other', act: (() => Promise<void>) | undefined) => {
    setChosen(which);
    // Without an answer it is still a question; api-client has told why.
    await act?.().catch(() => undefined);
    setChosen(undefined);
  };
  return (
    <Callout
      tone="warning"
      title="Esta sección cambió en otra ventana"
      actions={
        <>
          <Button
            ref={first}
            size="s"
            variant="secondary"
            busy={chosen === 'mine'}
            disabled={chosen === 'other'}
            onClick={() => choose('mine', keepMine)}
          >
            Mantener lo que escribí aquí
          </Button>
          <Button
            size="s"
            variant="secondary"
            busy={chosen === 'other'}
            disabled={chosen === 'mine'}
            onClick={() => choose('other', takeOther)}
          >
            Usar lo guardado en la otra ventana
          </Button>
        </>
      }
    >
      Lo que escribiste sigue aquí. Elige cuál de los dos queda.
    </Callout>
  );
}
