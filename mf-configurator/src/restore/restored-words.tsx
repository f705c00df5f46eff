import type { Restored } from './restored';
import css from './restored-notice.module.css';

/** What was replaced, and what is still to be done. */
export function RestoredWords({ restored: { told, needsTerms } }: { restored: Restored }) {
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
