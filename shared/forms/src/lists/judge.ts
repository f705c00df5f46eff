import * as v from 'valibot';

type Issue = { message: string; path: readonly string[] };
/** What a row's rules say of it. */
export type Verdict = { output: unknown; issues: readonly Issue[] };

/** How long a verdict stands: rules may ask for today. */
const STANDS_MS = 60_000;

/**
 * Judges rows by a schema, each once for as long as it is the same object: with each key that is typed anywhere the whole
 * form is validated, and thirty rows are not what changed.
 */
export function judge(schema: v.GenericSchema): (row: unknown) => Verdict {
  const verdicts = new WeakMap<object, Verdict & { until: number }>();
  const judgeNow = (row: unknown): Verdict => {
    const { output, issues = [] } = v.safeParse(schema, row);
    return { output, issues: issues.map((issue) => ({ message: issue.message, path: pathOf(issue) })) };
  };
  return (row) => {
    if (typeof row !== 'object' || row === null) return judgeNow(row);
    const now = Date.now();
    const known = verdicts.get(row);
    if (known && now < known.until) return known;
    const verdict = { ...judgeNow(row), until: now + STANDS_MS };
    verdicts.set(row, verdict);
    return verdict;
  };
}

const pathOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.split('.') ?? [];
