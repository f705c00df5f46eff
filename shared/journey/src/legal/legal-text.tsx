import type { LegalDocument } from './document';
import css from './legal-text.module.css';
import { NewTabLink } from './new-tab-link';

/** A legal text inside a dialog: all of its sections, its version, and where it stands on a page of its own. */
export const LegalText = ({ text: { version, effective, path, pageLink, sections } }: { text: LegalDocument }) => (
  <div className={css.text}>
    {sections.map(({ id, title, body }) => (
      <section key={id}>
        <h3>{title}</h3>
        {body}
      </section>
    ))}
    <p className={css.version}>
      <span>{`Versión ${version}, vigente desde el ${effective.words}. `}</span>
      <NewTabLink to={path}>{pageLink}</NewTabLink>
    </p>
  </div>
);
