import { lazy } from 'react';
import { failsIn } from './behaviour';
import styles from './trial.module.css';

const Detail = lazy(() => import(/* webpackChunkName: "detail" */ './detail'));

/** A page with a chunk and a stylesheet of its own, and a further chunk that it asks for itself. */
export function Trial() {
  if (failsIn === 'render') throw new Error('broken on purpose in render');
  return (
    <div className={styles.trial}>
      <Detail />
    </div>
  );
}
