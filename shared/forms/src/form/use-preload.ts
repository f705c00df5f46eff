import { type FormApi, getIn, setIn } from 'final-form';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useFormPath } from './field-path';
import { type Keeper, useKeeper } from './keeper';
import { sameValues } from './same-values';
import { put } from './writes';

type Values = Record<string, unknown>;
/** Whether a field takes the value that has arrived, keeps its own, or is asked again when it is left. */
type Answer = 'take' | 'keep' | 'wait';

/**
 * Fills the form with values that arrive late (previous data): all at once, as if they had been there from the start, so
 * that nothing counts as changed and what depends on each other stays together. A field that was typed in, left, or
 * restored from a draft keeps what it has; so does one that depends on such a field with another value. The field that
 * has the focus is filled when it is left, if it is still as it was.
 * @param values by name; undefined until they are there. Each new object is filled in once, so keep it stable.
 */
export function usePreload(values: Values | undefined): void {
  const form = useForm();
  const keeper = useKeeper();
  const at = useFormPath('');
  useEffect(() => {
    if (!values) return;
    let rest = fill(form, keeper, new Map(Object.entries(values).map(([name, value]) => [at + name, value])), false);
    return form.subscribe(
      ({ active }) => {
        if (rest.size > 0 && active === undefined) rest = fill(form, keeper, rest, true);
      },
      { active: true },
    );
  }, [form, keeper, at, values]);
}

/** Fills in what may be. @returns what is to be asked again */
function fill(form: FormApi, keeper: Keeper, incoming: Map<string, unknown>, isLeft: boolean): Map<string, unknown> {
  const { values, initialValues = {}, touched, active } = form.getState();

  const answer = (path: string): Answer => {
    const current: unknown = getIn(values, path);
    if (sameValues(current, incoming.get(path))) return 'take';
    const source = keeper.sourceOf(path);
    const ofSource = source !== undefined && incoming.has(source) ? answer(source) : 'take';
    if (ofSource !== 'take') return ofSource;
    const isOwn = keeper.isRestored(path) || !sameValues(current, getIn(initialValues, path));
    if (isOwn || (touched?.[path] && !isLeft)) return 'keep';
    return active === path ? 'wait' : 'take';
  };

  const answers = [...incoming.keys()].map((path) => [path, answer(path)] as const);
  const taken = answers.filter(([, given]) => given === 'take').map(([path]) => path);
  if (taken.length > 0) {
    const write = (side: object) => taken.reduce((all, path) => setIn(all, path, incoming.get(path)), side) as Values;
    put(form, { values: write(values), initialValues: write(initialValues) });
  }
  return new Map(answers.flatMap(([path, given]) => (given === 'wait' ? [[path, incoming.get(path)]] : [])));
}
