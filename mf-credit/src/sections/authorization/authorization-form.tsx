import type { acceptLetter, RequestOf } from '@vitrina/contract';
import { consentField, FormField, schemaOf } from '@vitrina/forms';
import { formatMoment } from '@vitrina/rules';
import type { Letter } from '@vitrina/rules/letters';
import { useMemo } from 'react';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import css from './letter.module.css';

/** The box of a letter says what the letter itself ends with. */
const boxOf = (label: string) => consentField({ name: 'acepta', label });
const schema = schemaOf([boxOf('')]);

type AuthorizationFormProps = {
  section: SectionProps;
  letter: Letter;
  accept(words: RequestOf<typeof acceptLetter>): Promise<unknown>;
};

/** The letter with its box right below the last line. What was accepted before stays so. */
export function AuthorizationForm({ section, letter, accept }: AuthorizationFormProps) {
  const { id, form, application } = section;
  const { letterVersion, letterAcceptedAt, spouseId } = application;
  const box = useMemo(() => boxOf(letter.acceptance), [letter.acceptance]);
  const isAccepted = letterVersion === letter.version;
  return (
    <SectionForm
      section={section}
      schema={schema}
      initial={{ acepta: isAccepted }}
      save={async () => {
        await accept({ id, kind: form.kind, textVersion: letter.version });
        return { answers: {}, saved: { revision: 0, savedAt: new Date().toISOString() } };
      }}
    >
      <div className={css.paper}>
        <article className={css.letter}>
          <h3>{letter.title}</h3>
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
        <FormField of={box} />
        <p className={css.version}>{versionInWords(letter, isAccepted ? letterAcceptedAt : undefined)}</p>
      </div>
      {spouseId !== undefined && <p>La carta es solo tuya. Tu cónyuge firma la suya en el concesionario.</p>}
    </SectionForm>
  );
}

const versionInWords = ({ version }: Letter, acceptedAt: string | undefined) =>
  acceptedAt === undefined ? `Versión ${version}.` : `Versión ${version}. La aceptaste el ${formatMoment(acceptedAt)}.`;
