import type { LegalDocument } from '@vitrina/journey/legal';
import { Container, PageHeading } from '@vitrina/ui';
import { Contents } from './contents';
import css from './legal-page.module.css';

/** A legal text as a page: its title and date, its contents, its sections. `lead` is its summary in one sentence. */
export function LegalPage({ text, lead }: { text: LegalDocument; lead: string }) {
  const { title, version, effective, sections } = text;
  return (
    <Container className={css.page}>
      <div className={css.opening}>
        <PageHeading lead={lead}>{title}</PageHeading>
        <p className={css.version}>
          <span>{`Versión ${version}, vigente desde el `}</span>
          <time dateTime={effective.date}>{effective.words}</time>
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
