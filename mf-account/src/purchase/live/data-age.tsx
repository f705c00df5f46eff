import { VisuallyHidden } from '@vitrina/ui';
import css from './data-age.module.css';
import { useAge } from './use-age';

const MINUTE_MS = 60_000;

const words = (ms: number) => {
  const minutes = Math.floor(ms / MINUTE_MS);
  return `Datos de hace ${minutes === 0 ? 'menos de 1 min' : `${minutes} min`}, reconectando`;
};

/** Says that what a live call has brought is old, until the next answer. The age is not read out each time it grows. */
export function DataAge({ of }: { of: { path: string } }) {
  const age = useAge(of);
  const isOld = age !== undefined;
  return (
    <>
      <div className={css.place}>{isOld && <p className={css.age}>{words(age)}</p>}</div>
      <VisuallyHidden>
        <output>{isOld ? 'Los datos no se actualizan. Intentamos volver a conectarnos.' : ''}</output>
      </VisuallyHidden>
    </>
  );
}
