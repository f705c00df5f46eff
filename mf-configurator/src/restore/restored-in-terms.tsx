import { Notice } from '@vitrina/ui';
import { useAtomValue } from 'jotai';
import { restoredAtom } from './restored';
import css from './restored-notice.module.css';
import { RestoredWords } from './restored-words';

/** The notice of a restored link inside the terms dialog, which is the first thing that its visitor sees. */
export function RestoredInTerms() {
  const restored = useAtomValue(restoredAtom);
  return (
    restored && (
      <Notice title="Recuperamos la configuración de tu enlace" className={css.inTerms}>
        <RestoredWords restored={restored} />
      </Notice>
    )
  );
}
