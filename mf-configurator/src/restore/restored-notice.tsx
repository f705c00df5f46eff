import { Button, Container, Notice } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { restoredAtom, tellRestored } from './restored';
import css from './restored-notice.module.css';
import { RestoredWords } from './restored-words';

/** Says on the page that a link was restored, and what was replaced by what; stays until the buyer has read it. */
export function RestoredNotice() {
  const restored = useAtomValue(restoredAtom);
  if (!restored) return null;
  const close = (
    <Button variant="quiet" size="s" onClick={() => tellRestored(null)}>
      Entendido
    </Button>
  );
  return (
    <Container className={css.notice}>
      <Notice tone="info" title="Recuperamos la configuración de tu enlace" actions={close}>
        <RestoredWords restored={restored} />
      </Notice>
    </Container>
  );
}
