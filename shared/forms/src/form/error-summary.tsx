import { Icon } from '@vitrina/ui';
import { use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import css from './error-summary.module.css';
import { FailuresContext } from './failures';
import { controlsInError, focusControl } from './focus-first-error';
import { useTitleMark } from './use-title-mark';

export type ErrorSummaryProps = {
  /** What stands above the errors. */
  title?: string;
  /** Of its heading. */
  level?: 2 | 3;
};

type Entry = { control: HTMLElement; text: string };

/** The error under a control, with what it is about if that says it of itself (`data-error-of`: a row of a list). */
function textOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const text = ids.map((id) => document.getElementById(id)).find((element) => element?.matches('[data-error]'));
  return [control.dataset.errorOf, text?.textContent].filter(Boolean).join(': ');
}

const entriesOf = (form: HTMLElement | null | undefined): Entry[] =>
  controlsInError(form ?? null)
    .map((control) => ({ control, text: textOf(control) }))
    .filter(({ text }) => text !== '');

const areSame = (some: readonly Entry[], others: readonly Entry[]) =>
  some.length === others.length &&
  some.every(({ control, text }, index) => control === others[index]?.control && text === others[index]?.text);

/** What changes an error, or whether it is shown. */
const subscription = { values: true, errors: true, submitErrors: true, touched: true, active: true };

/**
 * The errors that a failed submit leaves in the form around, in page order, each a link to its field; at the top of the
 * form. It follows what is mended, and goes with the last error; while it stands, the title of the page begins with
 * 'Error: '. It takes no focus and interrupts nobody: the first field in error has the focus, and a notice was sent.
 */
export function ErrorSummary({ title = 'Revisa estos datos', level = 2 }: ErrorSummaryProps) {
  const Heading = `h${level}` as const;
  const form = useForm();
  const failures = use(FailuresContext);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  /** The last failed submit whose errors were all mended, or that left none at a field. */
  const [mended, setMended] = useState(0);
  const isStanding = failures > mended;
  /** Counts the form's changes, so that the errors are read again once they are rendered. */
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!isStanding) return;
    return form.subscribe(() => setChanges((count) => count + 1), subscription);
  }, [form, isStanding]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what the changes have rendered
  useLayoutEffect(() => {
    const found = isStanding ? entriesOf(box.current?.closest('form')) : [];
    setEntries((before) => (areSame(before, found) ? before : found));
    if (isStanding && found.length === 0) setMended(failures);
  }, [isStanding, failures, changes]);
  useTitleMark(entries.length > 0);

  return (
    <div ref={box} hidden={entries.length === 0}>
      {entries.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div role="group" aria-labelledby={id} className={css.summary}>
          <Icon name="danger" className={css.icon} />
          <div>
            <Heading id={id} className={css.title}>
              {title}
            </Heading>
            <ul className={css.list}>
              {entries.map(({ control, text }) => (
                <li key={control.id}>
                  <a
                    href={`#${control.id}`}
                    onClick={(event) => {
                      event.preventDefault(); // its address would be a navigation
                      focusControl(control);
                    }}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
