import { getIn } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFormPath } from '../form/field-path';
import { useKeeper } from '../form/keeper';
import { useFormValue } from '../form/values';
import type { FieldObject } from '../objects/field-object';

/** Options as returned by react-query, only for the choice that they were loaded for. */
export type Loaded<T> = { data: T | undefined; isError: boolean; refetch(): unknown };

export type DependentTimes = {
  /** Delay between a choice and loading its options, so that choices passed over load nothing; 0 ms by default. */
  delayMs?: number;
  /** The same for a choice that exists when the form opens. */
  preloadDelayMs?: number;
  /**
   * Delay between `fill` setting the source and setting its targets; 500 ms (specification 2, section 2: the parish).
   */
  fillAfterMs?: number;
};

/** Two choices are equal if their ids are; typed text has no id and is compared by name. */
const keyOf = (choice: unknown): unknown =>
  typeof choice === 'object' && choice !== null && 'id' in choice
    ? (choice.id ?? ('name' in choice && choice.name))
    : choice;

const emptyOf = (value: unknown) => (typeof value === 'string' ? '' : null);

/**
 * Fields that depend on another: the cantons of a province, the parishes of a canton, the models of a brand.
 *
 * - When `source` changes, its targets are emptied at once, and what depends on them in turn. Values that arrive together
 *   (the form's first, a draft, previous data) are kept.
 * - `useOptions` loads what the targets offer, by react-query: its key holds the choice, so a late answer to an earlier
 *   choice never wins. It is given undefined while there is nothing to ask for.
 * - A load that failed touches nothing in the form; `look.onRetry` asks again.
 *
 * `look` is what each target's control takes; `fill` sets a source with its targets in one go.
 */
export function useDependent<I, T>(
  source: FieldObject<string, I>,
  targets: readonly FieldObject[],
  useOptions: (chosen: NonNullable<NoInfer<I>> | undefined) => Loaded<T>,
  times: DependentTimes = {},
) {
  const chosen = useFormValue<I>(source.name) ?? undefined;
  const asked = useDelayed(chosen, times);
  const { data, isError, refetch } = useOptions(asked as NonNullable<I> | undefined);
  const hasFailed = asked !== undefined && isError;
  useEmptied(source, targets);
  const fill = useFill(source, targets, times.fillAfterMs ?? 500);
  return {
    chosen,
    options: asked === undefined ? undefined : data,
    isLoading: chosen !== undefined && !hasFailed && (asked === undefined || data === undefined),
    look: { disabled: chosen === undefined, onRetry: hasFailed ? () => void refetch() : undefined },
    fill,
  };
}

/** The choice, once its delay is over; undefined until then. */
function useDelayed<I>(
  chosen: I | undefined,
  { delayMs = 0, preloadDelayMs = delayMs }: DependentTimes,
): I | undefined {
  const key = chosen === undefined ? undefined : keyOf(chosen);
  const first = useRef(key);
  const ms = key === first.current ? preloadDelayMs : delayMs;
  const [due, setDue] = useState<unknown>();
  useEffect(() => {
    if (ms === 0 || key === undefined) return;
    const timer = setTimeout(() => setDue(key), ms);
    return () => {
      clearTimeout(timer);
      setDue(undefined);
    };
  }, [key, ms]);
  return ms === 0 || due === key ? chosen : undefined;
}

/**
 * Clears the targets together with the change of the source, so that no render and no submit sees one without the
 * other.
 */
function useEmptied(source: FieldObject<string, unknown>, targets: readonly FieldObject[]) {
  const form = useForm();
  const { link } = useKeeper();
  const at = useFormPath(source.name).slice(0, -source.name.length);
  for (const { name } of targets) link(at + source.name, at + name);
  const names = targets.map(({ name }) => name).join();
  useEffect(() => {
    const paths = names.split(',').map((name) => at + name);
    const from = at + source.name;
    let before: object = form.getState().values;
    return form.subscribe(
      ({ values }) => {
        const was = before;
        before = values;
        if (keyOf(getIn(was, from)) === keyOf(getIn(values, from))) return;
        form.batch(() => {
          for (const path of paths) {
            const value: unknown = getIn(values, path);
            if (value != null && value === getIn(was, path)) form.change(path, emptyOf(value));
          }
        });
      },
      { values: true },
    );
  }, [form, at, source.name, names]);
}

/**
 * Sets the source and, after the delay, the targets: for stored values (the address of a type), where setting both at
 * once would find no options yet. A target filled meanwhile, or a source changed meanwhile, is left alone.
 */
function useFill<I>(source: FieldObject<string, I>, targets: readonly FieldObject[], afterMs: number) {
  const form = useForm();
  const { keep } = useKeeper();
  const at = useFormPath(source.name).slice(0, -source.name.length);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (choice: I, values: Record<string, unknown>): void => {
    clearTimeout(timer.current);
    for (const { name } of [source, ...targets]) keep(at + name);
    const current = (name: string) => form.getFieldState(at + name)?.value as unknown;
    const set = (name: string, value: unknown) => form.change(at + name, value);
    form.batch(() => {
      set(source.name, choice);
      for (const { name } of targets) set(name, emptyOf(current(name)));
    });
    timer.current = setTimeout(() => {
      if (keyOf(current(source.name)) !== keyOf(choice)) return;
      form.batch(() => {
        for (const { name } of targets) if (values[name] !== undefined && !current(name)) set(name, values[name]);
      });
    }, afterMs);
  };
}
