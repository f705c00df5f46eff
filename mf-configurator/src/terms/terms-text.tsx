import { TERMS_VERSION } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { NewTabLink, TERMS } from '@vitrina/ui/legal';
import css from './terms-text.module.css';

/** Terms and conditions as they are accepted: all of them, and where they stand on a page of their own. */
export const TermsText = () => (
  <div className={css.text}>
    {TERMS.sections.map(({ id, title, body }) => (
      <section key={id}>
        <h3>{title}</h3>
        {body}
      </section>
    ))}
    <p className={css.version}>
      Versión {TERMS_VERSION}, vigente desde el {TERMS.effective.words}.{' '}
      <NewTabLink to={paths.terms()}>Ver los términos en una página</NewTabLink>
    </p>
  </div>
);
