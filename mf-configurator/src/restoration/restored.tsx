import { LoadFailed } from '@vitrina/journey';
import { store } from '@vitrina/session-bus';
import { Button, Callout, Container } from '@vitrina/ui';
import { atom, useAtomValue } from 'jotai';
import css from './restored.module.css';

/** Messages to the buyer after a link has been restored: each replaced part; null if there is nothing to tell. */
type Restored = { told: readonly string[]; needsTerms: boolean };

const TITLE = 'Recuperamos la configuración de tu enlace';

/** Survives the navigation from step 2 to step 3. */
const restoredAtom = atom<Restored | null>(null);

/** Shows the callout about a restored link, or hides it. */
export const tellRestored = (restored: Restored | null): void => store.set(restoredAtom, restored);

/** What was replaced, and what is still to be done. */
function Words({ told, needsTerms }: Restored) {
  return (
    <>
      {needsTerms && <p>Acepta los términos y condiciones para continuar donde quedó.</p>}
      {told.length > 0 && (
        <>
          <p>Ajustamos lo que ya no está disponible:</p>
          <ul className={css.list}>
            {[...new Set(told)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Tells the buyer that a link was restored and what was replaced by what, until they dismiss it. */
export function RestoredCallout() {
  const restored = useAtomValue(restoredAtom);
  if (!restored) return null;
  const close = (
    <Button variant="quiet" size="s" onClick={() => tellRestored(null)}>
      Entendido
    </Button>
  );
  return (
    <Container className={css.callout}>
      <Callout tone="info" title={TITLE} actions={close}>
        <Words {...restored} />
      </Callout>
    </Container>
  );
}

/** The same inside the terms dialog, which is the first thing that a visitor with a link sees. */
export function RestoredInTerms() {
  const restored = useAtomValue(restoredAtom);
  return (
    restored && (
      <Callout title={TITLE} className={css.inTerms}>
        <Words {...restored} />
      </Callout>
    )
  );
}

/** Shown in place of the callout when something that the link needs could not be loaded. */
export const RestorationFailed = ({ onRetry }: { onRetry: () => unknown }) => (
  <Container className={css.callout}>
    <LoadFailed what="la configuración de tu enlace" onRetry={onRetry} />
  </Container>
);
