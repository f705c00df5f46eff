import { Container, PageHeading } from '@vitrina/ui';
import type { LegalSection } from '@vitrina/ui/legal';
import { Contents } from './contents';
import css from './legal-page.module.css';

type LegalPageProps = {
  title: string;
  lead: string;
  version: string;
  effective: { date: string; words: string };
  sections: readonly LegalSection[];
};

/** A legal text as a page: what it is and since when, its contents, its sections. */
export function LegalPage({ title, lead, version, effective, sections }: LegalPageProps) {
  return (
    <Container className={css.page}>
      <div className={css.opening}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <p className={css.version}>
          Versión {version}, vigente desde el <time dateTime={effective.date}>{effective.words}</time>
        </p>
      </div>
      <Contents sections={sections} />
      <div className={css.text}>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </Container>
  );
}
