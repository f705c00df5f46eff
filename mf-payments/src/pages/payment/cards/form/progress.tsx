import css from './card-form.module.css';
import type { Phase } from './use-submit';

/** What the submit waits for, and the way on where the browser does not go by itself. */
export const Progress = ({ phase }: { phase: Phase }) => (
  <p role="status" className={css.progress}>
    {phase.is === 'releasing' && 'Cerramos el pago anterior. Toma hasta 10 segundos.'}
    {phase.is === 'leaving' && (
      <>
        <span>Te llevamos a PlacetoPay. Si no se abre, </span>
        <a href={phase.address}>continúa aquí</a>
        <span>.</span>
      </>
    )}
  </p>
);
