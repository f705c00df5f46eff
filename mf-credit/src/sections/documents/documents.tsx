import type { ApplicationDocument, DocumentType } from '@vitrina/contract';
import { schemaOf } from '@vitrina/forms';
import { useRef } from 'react';
import { SectionForm } from '../../application/section-form';
import type { SectionProps } from '../../application/section-props';
import { AddOther } from './add-other';
import { AskedTile } from './asked-tile';
import css from './documents.module.css';
import { PhonePart } from './phone-part';
import { StoredTile } from './stored-tile';
import { Undo, useUndo } from './undo';
import { useDocuments } from './use-documents';

const schema = schemaOf([]);

type DocumentsProps = { section: SectionProps; types: readonly DocumentType[] };

/** What is still required first, then what may be added, then what is there. */
export function Documents({ section, types }: DocumentsProps) {
  const { id, form } = section;
  const { documents, missing, add, remove, takeBack, save, follow } = useDocuments(section, types);
  const undo = useUndo();
  const announcement = useRef<HTMLParagraphElement>(null);
  const free = types.filter((type) => !documents.some(({ typeId }) => typeId === type.id));
  const required = free.filter(({ isMandatory }) => isMandatory);

  const onRemove = (document: ApplicationDocument) => {
    remove(document);
    undo.offer(`Quitaste ${document.typeName}`, () => takeBack(document));
    announcement.current?.focus();
  };

  return (
    <SectionForm
      section={section}
      schema={schema}
      initial={{}}
      save={async () => {
        await save();
        undo.end();
        return { answers: {}, saved: { revision: 0, savedAt: new Date().toISOString() } };
      }}
    >
      <p className={css.hint}>Imagen o PDF, máximo 1.5 MB. Las fotos más grandes se reducen solas.</p>
      {required.length > 0 && (
        <section className={css.block} aria-label="Documentos que faltan">
          <h3>{required.length === 1 ? 'Falta 1 documento' : `Faltan ${required.length} documentos`}</h3>
          <ul className={css.tiles}>
            {required.map((type) => (
              <AskedTile
                key={type.id}
                type={type}
                isMissing={type.id === missing?.id}
                onAdd={(file) => add(type, file)}
              />
            ))}
          </ul>
        </section>
      )}
      <PhonePart id={id} kind={form.kind} documents={documents} onFollow={follow} />
      <section className={css.block} aria-label="Documentos agregados">
        <h3>Documentos agregados</h3>
        {documents.length === 0 && <p className={css.hint}>Todavía no agregas ninguno.</p>}
        <ul className={css.tiles}>
          {documents.map((document) => (
            <StoredTile key={document.id} document={document} onRemove={() => onRemove(document)} />
          ))}
        </ul>
        <Undo announcement={announcement} {...undo.shown} />
      </section>
      <AddOther types={free.filter(({ isMandatory }) => !isMandatory)} onAdd={add} />
    </SectionForm>
  );
}
