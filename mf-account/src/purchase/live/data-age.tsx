import css from './data-age.module.css';
import { useAge } from './use-age';

const MINUTE_MS = 60_000;

const words = (ms: number) => {
  const minutes = Math.floor(ms / MINUTE_MS);
  return `Datos de hace ${minutes === 0 ? 'menos de 1 min' : `${minutes} min`}, reconectando`;
};

/** Says that what a live call has brought is old, until the next answer. */
export function DataAge({ of }: { of: { path: string } }) {
  const age = useAge(of);
  return <output className={css.age}>{age === undefined ? '' : words(age)}</output>;
}
