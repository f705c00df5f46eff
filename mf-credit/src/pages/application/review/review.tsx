import type { Application, Negotiation, PersonalCatalogues } from '@vitrina/contract';
import { QueryState } from '@vitrina/journey';
import { Link, paths } from '@vitrina/navigation';
import { type ApplicationForm, type SubTab, subTabTitle } from '@vitrina/rules';
import { Button, Callout, Row, Skeleton, Stack, VisuallyHidden } from '@vitrina/ui';
import { useId } from 'react';
import { wizardPath } from '../address';
import { answersInWords } from './answers-in-words';
import { financingInWords } from './financing-in-words';
import { useCatalogues } from './names';
import css from './review.module.css';
import type { Terms } from './terms';

export type ReviewProps = {
  id: number;
  form: ApplicationForm;
  /** Of which it is the application. */
  found: Negotiation;
  application: Application;
  catalogues: PersonalCatalogues;
  /** Those that are shown, in order. */
  subTabs: readonly SubTab[];
  isSending: boolean;
  onSend(): void;
};

/** All answers on one page, each with the way back to where it was given; open questions first, nothing folded. */
export function Review({
  id,
  form,
  found: quotation,
  application,
  catalogues,
  subTabs,
  isSending,
  onSend,
}: ReviewProps) {
  const lists = useCatalogues(catalogues);
  const isOpen = ({ key }: SubTab) => application.drafts.some(({ subTab, values }) => subTab === key && values);
  const open = subTabs.filter(isOpen);
  const financing = form.name === 'credit' ? financingInWords(quotation) : undefined;
  return (
    <QueryState query={lists} what="tus respuestas" skeleton={<Skeleton shape="picture" />}>
      {(found) => (
        <Stack gap="l" className={css.review}>
          {open.map((subTab) => (
            <Callout
              key={subTab.key}
              tone="warning"
              title={`Tienes cambios sin guardar en ${subTabTitle(subTab)}`}
              actions={<Change to={wizardPath(form, id, subTab.key)} what={subTabTitle(subTab)} word="Revisar" />}
            >
              Se envía lo que guardaste antes.
            </Callout>
          ))}
          {financing && <Answers title="Financiamiento" to={paths.creditSimulator({ id })} groups={[financing]} />}
          {subTabs.map((subTab) => (
            <Answers
              key={subTab.key}
              title={subTabTitle(subTab)}
              to={wizardPath(form, id, subTab.key)}
              groups={answersInWords(form, subTab, application, found)}
            />
          ))}
          <Row gap="s" className={css.actions}>
            <Button size="l" busy={isSending} onClick={onSend}>
              Enviar
            </Button>
            <Button size="l" variant="quiet" onClick={() => print()}>
              Imprimir
            </Button>
          </Row>
        </Stack>
      )}
    </QueryState>
  );
}

const Change = ({ to, what, word = 'Cambiar' }: { to: string; what: string; word?: string }) => (
  <Link to={to} className={css.change}>
    <span>{word}</span>
    <VisuallyHidden>{` ${what}`}</VisuallyHidden>
  </Link>
);

function Answers({ title, to, groups }: { title: string; to: string; groups: readonly Terms[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={css.title}>
        <h3 id={heading}>{title}</h3>
        <Change to={to} what={title} />
      </div>
      {groups.map((group, at) => (
        <div key={`${at} ${group.title}`} className={css.group}>
          {group.title && <h4 className={css.subtitle}>{group.title}</h4>}
          <dl className={css.terms}>
            {group.terms.map(({ term, value }) => (
              <div key={term} className={css.term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
